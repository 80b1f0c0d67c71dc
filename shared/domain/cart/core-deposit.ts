type DepositLine = { quantity: number; coreChargeCents?: number | undefined };

/** What is paid for old units until they come back: on top of the goods, and of nothing that discounts or free delivery count by. */
export function coreDepositCents(lines: readonly DepositLine[]): number {
  return lines.reduce((sum, { quantity, coreChargeCents = 0 }) => sum + quantity * coreChargeCents, 0);
}
