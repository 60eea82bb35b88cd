/** One struck, plucked or blown note as samples. */
export type Tone = Float32Array

/** How fine the sound is cut, in samples a second. */
export type Rate = number

export const TAU = Math.PI * 2

/** Small things ring shorter than large ones. */
export const decayAt = (seconds: number, frequency: number) =>
  seconds * Math.min(1.8, (440 / frequency) ** 0.45)
/** Nobody hears a mode that is above what the ear or the rate can carry. */
export const heard = (frequency: number, rate: Rate) => frequency < Math.min(rate * 0.45, 11_000)
export const samplesOf = (seconds: number, rate: Rate) => Math.max(1, Math.round(seconds * rate))

/** A tone rises within a millisecond and dies within ten, so that it never clicks. */
export function ended(tone: Tone, rate: Rate, rise = 0.001, fall = 0.01): Tone {
  const up = samplesOf(rise, rate)
  const down = Math.min(tone.length, samplesOf(fall, rate))
  for (let index = 0; index < up && index < tone.length; index++) tone[index]! *= index / up
  for (let index = 0; index < down; index++) tone[tone.length - 1 - index]! *= index / down
  return tone
}
