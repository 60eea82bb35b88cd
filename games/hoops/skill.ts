/** Strength of the computer. */
export interface Skill {
  /** Ticks of reaction time and their variation: no faster than a person. */
  readonly reaction: number
  readonly wavers: number
  /** Ticks by which it misses the right moment of a shot. */
  readonly timing: number
  /** 0 to 1: chance to jump at a shot, to see through a fake, to choose well, and how close it guards. */
  readonly jumps: number
  readonly sees: number
  readonly wits: number
  readonly guards: number
  /** Share of full speed. */
  readonly pace: number
}

const SKILLS: readonly Skill[] = [
  { reaction: 32, wavers: 8, timing: 13, jumps: 0.06, sees: 0.1, wits: 0.05, guards: 0.15, pace: 0.64 },
  { reaction: 21, wavers: 6, timing: 9, jumps: 0.3, sees: 0.3, wits: 0.35, guards: 0.45, pace: 0.84 },
  { reaction: 17, wavers: 4, timing: 7, jumps: 0.5, sees: 0.5, wits: 0.6, guards: 0.7, pace: 0.92 },
  { reaction: 15, wavers: 3.6, timing: 4.6, jumps: 0.7, sees: 0.7, wits: 0.8, guards: 0.85, pace: 0.97 },
  { reaction: 12, wavers: 3, timing: 2.6, jumps: 0.88, sees: 0.9, wits: 1, guards: 1, pace: 1 },
]

/** From 1, the weakest, to 5. */
export const skillOf = (strength: number): Skill => SKILLS[strength - 1] ?? SKILLS[2]!
