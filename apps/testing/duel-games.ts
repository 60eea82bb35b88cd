import { catalogueOf } from '#modules/catalog/server/index.ts'
import { sealed as dice } from '#games/dice/sealed.ts'
import { sealed as dominoes } from '#games/dominoes/sealed.ts'
import { sealed as shedding } from '#games/shedding/sealed.ts'
import { definitions as cars } from '#games/bumper-cars/definitions.ts'
import { definitions } from '#games/line-up/definitions.ts'
import { definitions as races } from '#games/race-boards/definitions.ts'
import { definitions as sowings } from '#games/sowing/definitions.ts'
import type { GameDefinition } from '#kit/game/contract.ts'

const entryOf = (family: string, { gameId, slug, id, genre, tags, ground }: GameDefinition) => ({
  gameId,
  slug,
  family,
  variant: id,
  genre,
  tags,
  orientation: 'any' as const,
  players: 2,
  score: { best: 'highest' as const, unit: 'points' as const, ranked: false },
  version: 'test',
  ground,
  cover: `/covers/${slug}.svg`,
  words: { en: { title: id, pitch: 'For two', how: ['Play'] } },
})

const [football] = cars
const ticTacToe = definitions.find(({ id }) => id === 'tic-tac-toe')!
export const TIC_TAC_TOE = ticTacToe.gameId
export const KALAH = sowings.find(({ id }) => id === 'kalah')!.gameId
export const BACKGAMMON = races.find(({ id }) => id === 'backgammon')!.gameId
export const HYPERGAMMON = races.find(({ id }) => id === 'hypergammon')!.gameId
/** Whoever begins throws both dice, so that its first throw may be a double. */
export const NARDE = races.find(({ id }) => id === 'narde')!.gameId
export const DRAW_DOMINOES = dominoes.definitions.find(({ id }) => id === 'draw-dominoes')!.gameId
/** Games that two to four play: with hidden hands, and with open dice. */
export const CRAZY_EIGHTS = shedding.definitions.find(({ id }) => id === 'crazy-eights')!.gameId
export const RIPTIDE = dice.definitions.find(({ id }) => id === 'riptide')!.gameId
/** A game that has no two sides. */
export const NO_DUEL = 1748

/** A game whose matches are played in rooms. */
export const FOOTBALL = football!.gameId

/** Real games for two, in rooms as well, and one that is for one. */
export const duelCatalogue = catalogueOf([
  ...definitions.map((one) => entryOf('line-up', one)),
  ...sowings.map((one) => entryOf('sowing', one)),
  ...races.map((one) => entryOf('race-boards', one)),
  ...dominoes.definitions.map((one) => entryOf('dominoes', one)),
  ...shedding.definitions.map((one) => entryOf('shedding', one)),
  ...dice.definitions.map((one) => entryOf('dice', one)),
  entryOf('bumper-cars', football!),
  { ...entryOf('sudoku', ticTacToe), gameId: NO_DUEL, slug: 'sudoku' },
])
