/** Samples of one note. */
export type Tone = Float32Array

/** Sample rate in hertz. */
export type Rate = number

export const TAU = Math.PI * 2

/** Decay time by frequency: higher notes decay faster. */
export const decayAt = (seconds: number, frequency: number) =>
  seconds * Math.min(1.8, (440 / frequency) ** 0.45)
/** Whether a mode is below the limits of hearing and of the sample rate. */
export const heard = (frequency: number, rate: Rate) => frequency < Math.min(rate * 0.45, 11_000)
export const samplesOf = (seconds: number, rate: Rate) => Math.max(1, Math.round(seconds * rate))

/** Fades a tone in within a millisecond and out within ten to avoid clicks. */
export function ended(tone: Tone, rate: Rate, rise = 0.001, fall = 0.01): Tone {
  const up = samplesOf(rise, rate)
  const down = Math.min(tone.length, samplesOf(fall, rate))
  for (let index = 0; index < up && index < tone.length; index++) tone[index]! *= index / up
  for (let index = 0; index < down; index++) tone[tone.length - 1 - index]! *= index / down
  return tone
}
