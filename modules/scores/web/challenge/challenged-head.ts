import { formatNumber } from '#kit/i18n/numbers.ts'
import { scoreText, type ScoreUnit } from '#kit/game/score-text.ts'
import type { PageHead } from '#kit/web/page-head.ts'
import type { HeadSource } from '#kit/web/route.ts'
import { scoresCalls } from '../../calls.ts'

interface SharedGame {
  readonly gameId: number
  readonly title: string
  readonly scoreUnit: ScoreUnit
}

/** Meta tags for a link to a shared run: everything except the key comes from the store. */
export function challengedHead(
  plain: PageHead,
  game: SharedGame,
  key: string,
  { read, say, language }: HeadSource,
): PageHead {
  const run = read(scoresCalls.readSharedRun, { key })
  if (run?.gameId !== game.gameId) return plain
  const score = scoreText(game.scoreUnit, run.score, (value) => formatNumber(language, value))
  const { sharer } = run
  const name = sharer
    ? sharer.nickname || say('i18n.unnamed', { number: String(sharer.userId).slice(-4) })
    : say('challenge.somebody')
  return {
    ...plain,
    title: say('catalog.page.title', { title: say('challenge.headTitle', { score, title: game.title }) }),
    description: say('challenge.headText', { name, score }),
    image: `/og/results/${language}/${key}.png`,
    imageSize: { width: 1200, height: 630 },
    listed: false,
  }
}
