import { Type, type Static } from 'typebox'
import { defineCall } from '#kit/contract/call.ts'
import { renamed } from '#kit/contract/renamed.ts'
import { GameCard } from '#modules/catalog/calls.ts'
import { HubSlug, hubReads, Named } from './shapes.ts'

const text = Type.String()
const Cursor = Type.String({ maxLength: 16 })

const HubPage = renamed(
  {
    title: 'name',
    lead: 'text',
    category: 'type',
    games: 'list',
    best: 'hot',
    instructions: 'how',
    questions: 'faq',
    byName: 'index',
    kin: 'near',
  },
  {
    slug: text,
    title: text,
    /** One sentence about these games. */
    lead: text,
    category: Type.Optional(text),
    /** The first part of its games, best first. */
    games: Type.Array(GameCard),
    total: Type.Integer(),
    cursor: Type.Optional(text),
    best: Named,
    /** Instructions of the best one. */
    instructions: Type.Array(text),
    /** Questions about these games, answered from their data. */
    questions: Type.Array(renamed({ question: 'name', answer: 'text' }, { question: text, answer: text })),
    /**
     * All its games by name, one per line: slug, space, title. As objects they would add 0.4 kB to the first load. Empty for a theme,
     * whose games are listed under their kinds.
     */
    byName: text,
    kin: Type.Array(Named),
  },
)
export type HubPage = Static<typeof HubPage>
export type HubCard = Static<typeof GameCard>

export const hubsCalls = {
  /** A kind or theme of games with its texts, best games and related hubs. */
  readHub: defineCall({
    wire: 'game/hub/info',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: HubSlug }),
    result: HubPage,
    refusals: ['GameNotFound'],
  }),
  /** The next part of the games of a hub. */
  listHubGames: defineCall({
    wire: 'game/hub/games',
    access: 'anyone',
    repeat: 'read',
    params: Type.Object({ slug: HubSlug, cursor: Cursor }),
    result: renamed({ games: 'list' }, { games: Type.Array(GameCard), cursor: Type.Optional(text) }),
    refusals: ['GameNotFound'],
  }),
  ...hubReads,
}
