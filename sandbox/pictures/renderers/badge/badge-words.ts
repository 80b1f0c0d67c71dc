export const badgeWords = ["Heritage", "Deluxe", "253 V8", "308", "Special", "GT", "Premier", "SS", "202", "4.2 Litre"] as const;
