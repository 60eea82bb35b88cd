import type { SoundPlayer } from './player.ts'
import type { AnySound } from './sounds.ts'

let player: SoundPlayer | undefined

/** The entry of the browser gives the one player of the page; on the server there is none. */
export const connectSound = (given: SoundPlayer) => {
  player = given
}

export const portalSound = (): SoundPlayer | undefined => player
/** Plays an interface sound if there is a player and the visitor wants it. */
export const playSound = (name: AnySound, semitones?: number) => player?.play(name, semitones)
