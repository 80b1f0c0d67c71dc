/** The makes that a maker's name tells: "Ford/Mazda AutoAlliance Thailand (Ranger)" are Ford and Mazda, "Land Rover UK" is not Rover too. */
export function makesIn(makerName: string, makes: readonly string[]): string[] {
  const name = makerName.replace(/\(.*?\)/g, "");
  const named = makes.filter((make) => new RegExp(`(^|[^A-Za-z])${make.replace(/[^\w ]/g, "\\$&")}($|[^A-Za-z])`).test(name));
  return named.filter((make) => !named.some((other) => other !== make && other.includes(make)));
}
