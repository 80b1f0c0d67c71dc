/** For the copyright line. */
export function currentYear(): number {
  return new Date().getFullYear();
}
