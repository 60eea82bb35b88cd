import type { Db } from '#kit/db/db.ts'
import { ok } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, seconds, type Instant } from '#kit/time/time.ts'
import { ageBandOf } from '#modules/account/server/index.ts'
import { CARD_LEVELS, type CardLevel } from '#modules/cards/model.ts'
import type { cloudCalls } from '../calls.ts'
import type { LineLoad } from '../model.ts'
import { highestListed } from '../rules/age.ts'
import { lightest } from '../rules/line.ts'
import { countServed, countTags, listServed, type ListedGame } from './catalogue-list.ts'

export interface CatalogueParts {
  /** Loads of the lines that accept plays. */
  readonly loads: (db: Db, now: Instant) => Promise<ReadonlyMap<string, LineLoad>>
  /** Levels of the cards that a player has in use. */
  readonly usedLevels: (db: Db, accountId: number) => Promise<readonly CardLevel[]>
}

const PAGE_SIZE = 24
/** Counting costs more than a page, and nobody notices a delay this long. */
const COUNTS_KEPT = seconds(5)

/** Calls of the cloud catalogue: only what a line can serve now (docs/contract.md A35). */
export function catalogueHandlers(
  parts: CatalogueParts,
): Pick<HandlersOf<typeof cloudCalls>, 'listCloudGames'> {
  const countedBy = new Map<number, { readonly until: Instant; readonly tags: ReadonlyMap<string, number> }>()

  async function tagCounts(db: Db, now: Instant, highestAge: number) {
    const counted = countedBy.get(highestAge)
    if (counted && now < counted.until && after(now, COUNTS_KEPT) >= counted.until) return counted.tags
    const tags = await countTags(db, now, highestAge)
    countedBy.set(highestAge, { tags, until: after(now, COUNTS_KEPT) })
    return tags
  }

  return {
    async listCloudGames(params, { caller, device: { language }, db, now }) {
      const { tag, keyword, sort = 'hot', cursor, pageSize = PAGE_SIZE } = params
      const highestAge = highestListed(caller ? await ageBandOf(db, caller) : null)
      const wishes = { tag, keyword, sort, cursor, language, highestAge, size: pageSize }
      const found = await listServed(db, wishes, now)
      const games = found.slice(0, pageSize)
      const hasMore = found.length > pageSize
      const loads = await parts.loads(db, now)
      const tags = await tagCounts(db, now, highestAge)
      const isFew = cursor === undefined && !hasMore
      const total = isFew
        ? games.length
        : keyword?.trim()
          ? await countServed(db, wishes, now)
          : (tags.get(tag ?? '') ?? 0)
      const levels =
        caller && games.some(({ neededLevel }) => neededLevel !== 'normal')
          ? await parts.usedLevels(db, caller.accountId)
          : []
      return ok({
        games: games.map((game) => shown(game, { language, loads, levels })),
        hasMore,
        ...(hasMore ? { cursor: games.at(-1)!.cursor } : {}),
        total,
        tags: [...tags.keys()].filter((name) => name !== ''),
      })
    },
  }
}

/** The inputs that a game supports: a pad stands for keys, on screen or as hardware. */
function controlsOf({ pointer, hasPad }: Pick<ListedGame, 'pointer' | 'hasPad'>) {
  return [
    ...(hasPad || pointer !== 'absolute' ? (['keyboard'] as const) : []),
    ...(pointer !== 'none' ? (['mouse'] as const) : []),
    ...(hasPad || pointer === 'absolute' ? (['touch'] as const) : []),
    ...(hasPad ? (['gamepad'] as const) : []),
  ]
}

interface Viewer {
  readonly language: string
  readonly loads: ReadonlyMap<string, LineLoad>
  readonly levels: readonly CardLevel[]
}

function shown(game: ListedGame, { language, loads, levels }: Viewer) {
  const { gameKey, names, summaries, tags, icon, cover, neededLevel, hot, online, lineKeys } = game
  const { age, licence, author } = game
  const needed = CARD_LEVELS.indexOf(neededLevel)
  return {
    gameKey,
    name: names[language] ?? names['en']!,
    summary: summaries[language] ?? summaries['en']!,
    language: names[language] !== undefined && summaries[language] !== undefined ? language : 'en',
    icon,
    cover,
    tags: [...tags],
    age,
    licence,
    author,
    hot,
    online,
    neededLevel,
    controls: controlsOf(game),
    isCardInUse: levels.some((level) => CARD_LEVELS.indexOf(level) >= needed),
    load: lightest(lineKeys.flatMap((lineKey) => loads.get(lineKey) ?? [])),
  }
}
