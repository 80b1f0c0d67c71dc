const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "31 October 2026" for the day "2026-10-31". By itself: the first use of the browser's own formatter takes a phone 50 ms. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}
