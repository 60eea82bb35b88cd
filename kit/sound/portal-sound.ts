import type { SoundPlayer } from './player.ts'
import type { AnySound } from './sounds.ts'

let player: SoundPlayer | undefined

/** Set by the browser's entry point; on the server there is no player. */
export const connectSound = (given: SoundPlayer) => {
  player = given
}

export const portalSound = (): SoundPlayer | undefined => player
/** Plays an interface sound if there is a player and the visitor has sound on. */
export const playSound = (name: AnySound, semitones?: number) => player?.play(name, semitones)
