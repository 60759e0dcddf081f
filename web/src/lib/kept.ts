/** Reading and writing what the browser keeps. A browser that keeps nothing (private windows) still plays. */

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`monoceros.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** False if the browser would not keep it. */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`monoceros.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
