/** A soft chime, made here: two notes, no file. */

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    note(context, 587.33, 0);
    note(context, 880, 0.14);
  } catch {
    // A browser without sound still shows whose turn it is.
  }
}

function note(sound: AudioContext, pitch: number, after: number): void {
  const start = sound.currentTime + after;
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
  tone.connect(volume).connect(sound.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
