import { isShort, type HubFacts } from './hubs.ts'

/** What an answer needs of a game, with its texts in the reader's language. */
export interface AskedGame extends HubFacts {
  readonly title: string
  readonly pitch: string
}

type Values = Readonly<Record<string, string | number>>

type Sentence = readonly [text: string, values: Values]

/** A question and the sentences of its answer, as text keys. */
export interface Asked {
  readonly question: string
  readonly answer: readonly Sentence[]
}

/** Number of example games that show how those of a hub differ. */
const EXAMPLES = 3
const UNITS = ['points', 'moves', 'milliseconds'] as const

/** Questions about a hub's games, best first: only those that the data can answer. */
export function questionsAbout(games: readonly AskedGame[]): readonly Asked[] {
  const [best] = games
  if (!best) return []
  const quick = games.find((game) => isShort(game))
  const asked: Asked[] = [
    { question: 'begin', answer: [['begin.answer', { game: best.title, count: games.length }]] },
    ...differences(games),
    { question: 'two', answer: [shareOf('two', games, ({ players }) => players > 1)] },
    { question: 'score', answer: UNITS.flatMap((unit) => countOf(unit, games)) },
    { question: 'ranked', answer: [shareOf('ranked', games, ({ score }) => score.ranked)] },
    { question: 'free', answer: [['free.answer', { count: games.length }]] },
  ]
  // If all games are short it would name the best one twice.
  if (quick && quick !== best)
    asked.push({ question: 'quick', answer: [['quick.answer', { game: quick.title }]] })
  return asked.filter(({ answer }) => answer.length > 0)
}

function countOf(unit: string, games: readonly AskedGame[]): readonly Sentence[] {
  const count = games.filter(({ score }) => score.unit === unit).length
  return count > 0 ? [[`score.${unit}`, { count }]] : []
}

function differences(games: readonly AskedGame[]): readonly Asked[] {
  if (games.length < EXAMPLES) return []
  const values = Object.fromEntries(
    games.slice(0, EXAMPLES).flatMap(({ title, pitch }, place) => [
      [`game${place + 1}`, title],
      [`pitch${place + 1}`, pitch],
    ]),
  )
  return [{ question: 'differ', answer: [['differ.answer', values]] }]
}

/** All, some or none of them: one sentence each. */
function shareOf(name: string, games: readonly AskedGame[], has: (game: AskedGame) => boolean): Sentence {
  const those = games.filter(has)
  if (those.length === 0) return [`${name}.none`, {}]
  if (those.length === games.length) return [`${name}.all`, {}]
  return [`${name}.some`, { count: those.length, game: those[0]!.title }]
}
