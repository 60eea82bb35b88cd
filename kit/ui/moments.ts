import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import type { AnySound } from '#kit/sound/sounds.ts'
import { milliseconds, type Duration } from '#kit/time/time.ts'
import { wantsLessMotion } from './motion.ts'

/** One sound, vibration or effect, with its delay. */
export interface Beat {
  readonly at: Duration
  readonly sound?: AnySound
  readonly semitones?: number
  readonly shakes?: boolean
  readonly confetti?: boolean
}

const at = (ms: number, beat: Omit<Beat, 'at'>): Beat => ({ at: milliseconds(ms), ...beat })

/** Knocks that become faster and higher until the announced thing appears. */
const knocks = (times: readonly number[]): readonly Beat[] =>
  times.map((ms, place) => at(ms, { sound: 'crack', semitones: place * 2, shakes: true }))

/** The build-up of a moment, and the moment itself. Higher tiers are longer and have more effects. */
export const MOMENTS = {
  buildS: knocks([0, 420]),
  buildSS: knocks([0, 420, 760, 1020]),
  buildSSS: knocks([0, 460, 840, 1140, 1380, 1560, 1700]),
  tierNormal: [at(0, { sound: 'tierNormal' })],
  tierRare: [at(0, { sound: 'tierRare' })],
  tierS: [at(0, { sound: 'tierS', shakes: true })],
  tierSS: [at(0, { sound: 'tierSS', shakes: true, confetti: true }), at(220, { shakes: true })],
  tierSSS: [
    at(0, { sound: 'tierSSS', shakes: true, confetti: true }),
    at(160, { shakes: true }),
    at(320, { shakes: true }),
    at(900, { confetti: true }),
  ],
  setDone: [
    at(0, { sound: 'claim', shakes: true }),
    at(260, { sound: 'tierSS', confetti: true }),
    at(520, { shakes: true }),
  ],
  /** One card leaves, one arrives. */
  swapDone: [
    at(0, { sound: 'switchOff' }),
    at(280, { sound: 'switchOn' }),
    at(520, { sound: 'claim', shakes: true }),
  ],
} as const satisfies Readonly<Record<string, readonly Beat[]>>

export type MomentName = keyof typeof MOMENTS

/** The beats of a moment. With reduced motion each sound plays once, at once, without vibration or effects. */
export function beatsOf(name: MomentName, isCalm: boolean): readonly Beat[] {
  const beats: readonly Beat[] = MOMENTS[name]
  if (!isCalm) return beats
  const last = beats.findLast(({ sound }) => sound !== undefined)
  return name.startsWith('build') || !last?.sound ? [] : [at(0, { sound: last.sound })]
}

/** Plays a moment; the returned function cancels the rest, for a tap or Escape. */
export function playMoment(name: MomentName): () => void {
  const timers = beatsOf(name, wantsLessMotion()).map((beat) =>
    setTimeout(() => {
      if (beat.sound) playSound(beat.sound, beat.semitones)
      if (beat.shakes) portalSound()?.vibrate()
      // If the chunk fails to load there is no confetti.
      if (beat.confetti)
        import('./confetti.ts')
          .then(({ throwConfetti }) => throwConfetti())
          .catch(ignoreFailure('no confetti'))
    }, beat.at),
  )
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
