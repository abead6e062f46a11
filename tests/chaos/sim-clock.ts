/** A clock that runs faster than the machine's; plain JSON, so that every process can have the same one. */
export interface ClockSetting {
  /** The machine's time, in ms, at which it showed `simulated`. */
  machine: number;
  simulated: number;
  speed: number;
}

/** What the clock of this setting shows now. */
export function simulatedNow({ machine, simulated, speed }: ClockSetting): number {
  return simulated + (Date.now() - machine) * speed;
}

/** The same clock from now on at another speed. */
export function atSpeed(setting: ClockSetting, speed: number): ClockSetting {
  return { machine: Date.now(), simulated: simulatedNow(setting), speed };
}
