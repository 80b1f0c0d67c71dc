/** Where the process stands between start and stop. */
export type LifecycleState = "starting" | "ready" | "draining";

export type Lifecycle = {
  state(): LifecycleState;
  moveTo(state: LifecycleState): void;
};

export function createLifecycle(onChange: (state: LifecycleState) => void = () => {}): Lifecycle {
  let current: LifecycleState = "starting";
  onChange(current);
  return {
    state: () => current,
    moveTo(state) {
      current = state;
      onChange(state);
    },
  };
}
