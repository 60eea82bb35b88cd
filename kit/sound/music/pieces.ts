import type { Track } from '../rules.ts'
import { arrange } from './arrange.ts'
import { MOOD_OF, type Mood } from './moods.ts'
import type { Piece } from './piece.ts'
import { CALM } from './pieces/calm.ts'
import { CLEVER } from './pieces/clever.ts'
import { CLOUD } from './pieces/cloud.ts'
import { COCONUT } from './pieces/coconut.ts'
import { HOME } from './pieces/home.ts'
import { QUICK } from './pieces/quick.ts'
import type { Score } from './score.ts'

/** The pieces of the portal, and those of which each game has a variation. */
export const PIECES = { main: HOME, coconut: COCONUT, cloud: CLOUD } as const
export const FAMILIES: Readonly<Record<Mood, Piece>> = { calm: CALM, quick: QUICK, clever: CLEVER }

export const scoreOf = (track: Track): Score =>
  track.kind === 'game' ? arrange(FAMILIES[MOOD_OF[track.genre]], track.seed) : arrange(PIECES[track.kind])
