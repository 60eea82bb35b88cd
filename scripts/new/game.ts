import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { GameDefinition } from '#kit/game/contract.ts'
import { RESERVED_GAMES } from '#modules/catalog/rules/ids.ts'
import { gameLooks } from './game-looks.ts'
import { gameRules } from './game-rules.ts'
import { folderName, type Name } from './names.ts'
import { WrongWish, type Plan, type PlannedFile } from './plan.ts'
import { messageFiles, words } from './words.ts'

type Numbered = Pick<GameDefinition, 'gameId' | 'slug'>

/** Room for games that belong beside each other. */
const GAP = 3

/** A game family with everything that the contract of games asks for: it opens, can be played and has a bot. */
export function planGame(root: string, text: string, games: readonly Numbered[]): Plan {
  const name = folderName(text)
  const folder = `games/${name.kebab}`
  if (existsSync(join(root, folder))) throw new WrongWish(`${folder} exists already`)
  const owner = games.find(({ slug }) => slug.toLowerCase() === name.kebab)
  if (owner) throw new WrongWish(`the slug ${name.kebab} belongs to game ${owner.gameId}`)
  const gameId = RESERVED_GAMES[name.kebab] ?? freeNumber(games)
  const within = ({ path, ...file }: PlannedFile) => ({ ...file, path: `${folder}/${path}` })
  const created = [
    { path: 'README.md', text: readme(name) },
    ...gameRules(name, gameId),
    ...gameLooks(name),
    ...messageFiles('messages', (language) => ({
      [`title.${name.kebab}`]: name.title,
      [`pitch.${name.kebab}`]: words[language].pitch,
      'how.1': words[language].how,
      'say.done': words[language].done,
    })),
  ]
  return {
    created: created.map(within),
    changed: [],
    next: [
      `write start, step, legal and status in ${folder}/rules.ts: npx vitest run ${folder} fails until play matters`,
      `give ${folder}/bot.ts a player, ${folder}/view.ts and cover.ts their looks, messages/ their words`,
      `check ${folder}/definitions.ts: gameId ${gameId}, genre, tags, input, session, score, ground`,
      `npm run games:gate, then play it: npm start`,
    ],
  }
}

/** Reserved numbers belong to the games of the spec, so a new game comes after the others. */
function freeNumber(games: readonly Numbered[]): number {
  const reserved = new Set(Object.values(RESERVED_GAMES))
  const others = games.map(({ gameId }) => gameId).filter((gameId) => !reserved.has(gameId))
  let gameId = Math.max(0, ...others) + GAP
  while (reserved.has(gameId)) gameId++
  return gameId
}

const readme = ({ kebab }: Name) => `# ${kebab}

What one does in this game, how it ends and what makes the next run different.

- \`rules.ts\` are turns over a plain state; \`bot.ts\` plays them.
- \`view.ts\` draws the board and takes the taps; \`cover.ts\` is the picture on the tile.

A new variant: one more definition in \`definitions.ts\`.
`
