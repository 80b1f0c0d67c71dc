export const round = { box: { x: 92, y: 92, width: 416, height: 416 }, focus: [390, 210] as const };
