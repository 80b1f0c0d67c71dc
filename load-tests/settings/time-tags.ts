import { phaseAt, profileOf, type Stage } from "./profiles.ts";
import type { Settings } from "./read-settings.ts";

/** How long the slices are in which the time after a spike is looked at. */
const sliceSeconds = 10;
const spikeEnd = "spike";

type SlicedProfile = { stages: readonly Stage[]; spikeEndSeconds: number; endSeconds: number };

/** The stages, when the spike ends and when the run does; null for a profile without a spike. */
function slicedProfile({ profile }: Settings): SlicedProfile | null {
  const found = profileOf(profile);
  if (found.kind !== "arrivals" || !found.stages.some(({ phase }) => phase === spikeEnd)) return null;
  const until = found.stages.slice(0, found.stages.findIndex(({ phase }) => phase === spikeEnd) + 1);
  const total = (stages: readonly { seconds: number }[]) => stages.reduce((sum, { seconds }) => sum + seconds, 0);
  return { stages: found.stages, spikeEndSeconds: total(until), endSeconds: total(found.stages) };
}

const sliceName = (index: number): string => String(index * sliceSeconds).padStart(3, "0");

/** The phases of a run with a spike. */
export function phaseNames(settings: Settings): string[] {
  return (slicedProfile(settings)?.stages ?? []).map(({ phase }) => phase);
}

/** The slices after the spike, named by the second after its end at which they begin (before TIME_SCALE). */
export function sliceNames(settings: Settings): string[] {
  const sliced = slicedProfile(settings);
  const count = sliced ? Math.ceil((sliced.endSeconds - sliced.spikeEndSeconds) / sliceSeconds) : 0;
  return Array.from({ length: count }, (_, index) => sliceName(index));
}

/** Which part of the run a request belongs to, by when it begins. */
export function timeTags(settings: Settings, elapsedMs: number): Record<string, string> {
  const sliced = slicedProfile(settings);
  if (sliced === null) return {};
  const seconds = elapsedMs / 1000 / settings.timeScale;
  const phase = phaseAt(sliced.stages, seconds) ?? "";
  const last = sliceNames(settings).length - 1;
  const index = Math.floor((seconds - sliced.spikeEndSeconds) / sliceSeconds);
  return index < 0 ? { phase } : { phase, slice: sliceName(Math.min(index, last)) };
}
