import { openDeclarations } from '#modules/hosted/server/index.ts'
import {
  askedVersions,
  closeReports,
  decideVersion,
  findAsked,
  previewAddress,
  reportedGames,
  setDown,
  type Asked,
} from '#modules/studio/server/index.ts'
import {
  conflict,
  refuseCommand,
  same,
  shown,
  type Argument,
  type ChangeContext,
  type Command,
  type CommandContext,
} from './command.ts'
import { plain, shownMoment, table } from './tables.ts'

const VERSION: Argument = { name: 'VERSION', says: 'its key, as `portal reviews list` has it' }
const GAME: Argument = { name: 'GAME', says: 'its slug' }
const SEEN: Argument = { name: 'SEEN', says: 'what you have looked at, as `portal reviews show` says it' }
const LONGEST_TEXT = 500
const NONE = 'no version of this key waits for a reviewer'

/** Badges that a version declares, with their pictures. */
const declaredIn = async ({ uploads }: CommandContext, { game: { slug }, version: { version } }: Asked) =>
  version === null ? [] : openDeclarations(uploads).drawnBadges(slug, version)

/** Whether its page is cross-origin isolated, so that it may use threads. */
const threadsOf = async ({ uploads }: CommandContext, { game: { slug }, version: { version } }: Asked) =>
  version !== null && openDeclarations(uploads).threadsOf(slug, version)

const factsOf = ({ game, version, maker, age }: Asked) => ({
  versionKey: version.versionKey,
  slug: game.slug,
  title: game.title,
  maker,
  accountId: game.accountId,
  number: version.number,
  state: version.state,
  age,
  askedAt: version.askedAt,
})

/** URL at which a reviewer plays a version; undefined without a games server. */
const addressOf = ({ gamesUrl }: Pick<CommandContext, 'gamesUrl'>, { version }: Asked) =>
  gamesUrl !== undefined && version.version
    ? previewAddress(gamesUrl, version.previewKey, version.version)
    : null

/** The reviewers' queue of games by developers (docs/decisions/0047). */
export const REVIEWS_COMMANDS: readonly Command[] = [
  {
    kind: 'read',
    name: 'reviews list',
    says: 'lists the versions of developers’ games that wait for a reviewer, and the games that players have reported',
    example: 'portal reviews list',
    async read({ db }) {
      const asked = (await askedVersions(db)).map(factsOf)
      const reported = await reportedGames(db, LONGEST_TEXT)
      const waiting = table(
        ['Version', 'Game', 'Number', 'Maker', 'Waits since'],
        asked.map((one) => [
          one.versionKey,
          one.slug,
          String(one.number),
          plain(one.maker),
          one.askedAt === null ? '' : shownMoment(one.askedAt),
        ]),
      )
      const complaints = table(
        ['Game', 'Reports', 'Why'],
        reported.map(({ slug, reports, reasons }) => [
          slug,
          String(reports),
          Object.entries(reasons)
            .map(([reason, count]) => `${count} ${reason}`)
            .join(', '),
        ]),
      )
      return shown(`${waiting}\n\n${complaints}`, { asked, reported })
    },
  },
  {
    kind: 'read',
    name: 'reviews show',
    says: 'shows a version of a game: words, answers about age, the automatic report, and where to play it',
    args: [VERSION],
    example: 'portal reviews show 01KAM8V7Q2N4Y9WZ3B5C6D7E8F',
    async read(context, { words }) {
      const asked = await findAsked(context.db, words['VERSION']!)
      if (!asked) return refuseCommand('there is no version of this key')
      const { game, version, comments, cover, seen } = asked
      const badges = await declaredIn(context, asked)
      const facts = {
        ...factsOf(asked),
        words: game.words,
        traits: game.traits,
        downFor: game.downFor,
        report: version.report,
        address: addressOf(context, asked),
        comments,
        seen,
        badges,
        threads: await threadsOf(context, asked),
        cover: cover && `data:image/webp;base64,${cover.toString('base64')}`,
      }
      const { title, pitch = '' } = game.words['en'] ?? { title: game.title }
      const lines = [
        `${plain(title)} (${game.slug}), version ${version.number}, ${version.state}, by ${plain(asked.maker)}`,
        plain(pitch),
        `from ${asked.age ?? '?'} years on; ${plain(game.traits?.licence ?? 'no licence')}`,
        `play: ${facts.address ?? 'nowhere: GAMES_PORT is not set'}`,
        ...badges.map(
          ({ badgeId, words: { en } }) =>
            `badge ${badgeId}: ${plain(en?.title ?? '')}, ${plain(en?.task ?? '')}`,
        ),
        ...(facts.threads ? ['runs with threads'] : []),
        `report: ${JSON.stringify(version.report)}`,
        `seen: ${seen}`,
      ]
      return shown(lines.join('\n'), facts)
    },
  },
  {
    kind: 'change',
    name: 'reviews approve',
    says: 'approves a version of a developer’s game with the words and the cover as they were looked at: its developer may publish it',
    args: [VERSION, SEEN, { name: 'TEXT', says: 'what the developer reads', isOptional: true }],
    example: 'portal reviews approve 01KAM8V7Q2N4Y9WZ3B5C6D7E8F 5f0c2a9b7d13',
    change: (context, { words }) => decide(context, words, 'approved'),
  },
  {
    kind: 'change',
    name: 'reviews refuse',
    says: 'refuses a version of a developer’s game, with a reason for the developer',
    args: [VERSION, { name: 'TEXT', says: 'why, as the developer reads it' }],
    example: 'portal reviews refuse 01KAM8V7Q2N4Y9WZ3B5C6D7E8F "no sound before the first touch, please"',
    change: (context, { words }) => decide(context, words, 'refused'),
  },
  {
    kind: 'change',
    name: 'reviews down',
    says: 'takes a developer’s game down at once: nobody plays it, previews end, and it cannot be published',
    args: [GAME, { name: 'TEXT', says: 'why, as the developer reads it' }],
    example: 'portal reviews down lantern-hop "it asks for passwords"',
    async change({ db, now, keys }, { words }) {
      const text = words['TEXT']!.slice(0, LONGEST_TEXT)
      const game = await setDown(db, { slug: words['GAME']!.toLowerCase(), reason: text, keys, now })
      if (!game) return refuseCommand(`"${words['GAME']}" is no game of a developer`)
      if (game.downFor === text) return same('It is down already.')
      return {
        ok: true,
        subject: `game ${game.slug}`,
        text: `${game.slug} is down.`,
        before: { downFor: game.downFor },
        after: { downFor: text },
        reason: text,
      }
    },
  },
  {
    kind: 'change',
    name: 'reviews up',
    says: 'brings a developer’s game back that was taken down',
    args: [GAME],
    example: 'portal reviews up lantern-hop --reason "mended"',
    async change({ db, now, keys }, { words }) {
      const game = await setDown(db, { slug: words['GAME']!.toLowerCase(), reason: null, keys, now })
      if (!game) return refuseCommand(`"${words['GAME']}" is no game of a developer`)
      if (game.downFor === null) return same('It is not down.')
      return {
        ok: true,
        subject: `game ${game.slug}`,
        text: `${game.slug} is back.`,
        before: { downFor: game.downFor },
        after: { downFor: null },
      }
    },
  },
  {
    kind: 'change',
    name: 'reviews close',
    says: 'closes the reports of players about a game',
    args: [GAME],
    example: 'portal reviews close lantern-hop --reason "played it: all is well"',
    async change({ db, now }, { words }) {
      const slug = words['GAME']!.toLowerCase()
      const closed = await closeReports(db, slug, now)
      if (closed === 0) return same('Nobody has reported it.')
      return {
        ok: true,
        subject: `game ${slug}`,
        text: `${closed} reports of ${slug} are closed.`,
        before: { reports: closed },
        after: { reports: 0 },
      }
    },
  },
]

async function decide(
  { db, keys, now }: ChangeContext,
  words: Readonly<Record<string, string>>,
  verdict: 'approved' | 'refused',
) {
  const text = (words['TEXT'] ?? '').slice(0, LONGEST_TEXT)
  const seen = words['SEEN']
  const asked = await decideVersion(db, {
    versionKey: words['VERSION']!,
    verdict,
    text,
    keys,
    now,
    ...(seen === undefined ? {} : { seen }),
  })
  if (!asked) return refuseCommand(NONE)
  if (asked === 'changed') return conflict('it is not what you have seen: look at it again')
  const { game, version } = asked
  return {
    ok: true,
    subject: `game ${game.slug}`,
    text: `Version ${version.number} of ${game.slug} is ${verdict}.`,
    userId: game.accountId,
    before: { state: version.state, seen: asked.seen },
    after: { state: verdict },
    ...(text ? { reason: text } : {}),
  } as const
}
