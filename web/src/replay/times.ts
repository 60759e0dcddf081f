/** A length of time in whole hours, minutes and seconds. */
export function lasting(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.round(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), rest: whole % 60 };
}
