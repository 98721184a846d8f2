/** Vibrate where the device can: milliseconds on, off, on … */
export function vibrate(...pattern: number[]): void {
  // Browsers refuse to vibrate for people who have not touched the page, and say so in the console.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
