import { COLLECTIONS, RETRO_FAMILIES, SENIOR_FAMILIES } from './collections.ts'

/** What a hub needs to know of a game. */
export interface HubFacts {
  readonly slug: string
  readonly family: string
  readonly orientation: string
  readonly players: number
  readonly score: { readonly unit: string; readonly ranked: boolean }
  /** Set for external games, which come from their own hosts. */
  readonly hosted?: unknown
}

export interface Hub {
  readonly slug: string
  /** The category above it in the breadcrumbs; themes span all categories. */
  readonly category: string | undefined
  /** The kind it belongs to. */
  readonly under?: string | undefined
  /** False for hubs that are linked from related hubs only, not from the page of all games. */
  readonly isForemost?: boolean
  has(game: HubFacts): boolean
}

type Families = readonly string[]

/** Kinds of games by category: the slug of each and its families. Every family appears once. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Families>>>> = {
  cards: {
    solitaire: ['solitaire', 'grid-patience'],
    'trick-taking': ['tricks'],
    'shedding-cards': ['shedding'],
    rummy: ['rummy'],
  },
  board: {
    chess: ['chess', 'chess-kin'],
    draughts: ['draughts'],
    reversi: ['flip'],
    'four-in-a-row': ['line-up'],
    backgammon: ['race-boards'],
    'race-and-dice-boards': ['trail-boards'],
    mancala: ['sowing'],
    morris: ['mill-hunt'],
    'strategy-boards': ['abstracts', 'strategy'],
    'territory-and-paths': ['territory', 'hex-paths'],
    dominoes: ['dominoes'],
    dice: ['dice'],
  },
  numbers: {
    sudoku: ['sudoku', 'sudoku-kinds'],
    'number-squares': ['latin'],
    '2048-games': ['twenty48', 'merge'],
    minesweeper: ['mines'],
    'brain-teasers': ['quick-mind', 'mind'],
  },
  puzzle: {
    nonograms: ['nonogram'],
    'shading-puzzles': ['shading'],
    'loop-puzzles': ['loops'],
    'dividing-puzzles': ['regions'],
    'lights-out': ['lights'],
    'code-breaking': ['deduction'],
    'one-line': ['one-line'],
    'sliding-puzzles': ['sliding'],
    'crate-pushing': ['push'],
    'peg-solitaire': ['pegs'],
    'twisty-cubes': ['twisty'],
    'block-puzzles': ['block-fit'],
    jigsaw: ['jigsaw'],
    mazes: ['maze'],
    'escape-rooms': ['escape', 'prank-house'],
    'hidden-objects': ['hidden'],
    'word-games': ['words'],
    quizzes: ['quiz'],
    painting: ['paint-studio'],
    'physics-puzzles': ['physics-yard'],
  },
  matching: {
    'match-three': ['match'],
    'bubble-shooter': ['bubble'],
    mahjong: ['mahjong'],
    'tile-connect': ['connect'],
    sorting: ['sort'],
    memory: ['memory'],
    'falling-blocks': ['falling'],
  },
  skill: {
    'one-button': ['one-button'],
    reaction: ['whack'],
    rhythm: ['beat-yard'],
    slicing: ['slicer'],
    'brick-breaker': ['brick', 'paddle'],
  },
  arcade: {
    platformers: ['platformer'],
    climbing: ['climb'],
    flying: ['flyer'],
    runners: ['side-run'],
    snake: ['snake'],
  },
  sports: {
    pool: ['pool', 'cue'],
    'mini-golf': ['mini-golf'],
    pinball: ['pinball'],
    'ball-sports': ['ball-sports', 'ball-court', 'hoops', 'bumper-cars'],
    'target-sports': ['aim-sports'],
  },
  racing: {
    'circuit-racing': ['drift-cup', 'facet-lap'],
    'road-racing': ['road-rush'],
    'hill-driving': ['hill-drive'],
  },
  shooter: {
    shooters: ['shooter', 'invaders'],
    survival: ['arena-survival'],
    'shoot-outs': ['tank-yard'],
    'tower-defence': ['tower-defence', 'lane-battle'],
  },
  idle: {
    idle: ['idle'],
    tycoon: ['tycoon'],
    'merge-and-build': ['merge-idle'],
    serving: ['kitchen', 'counter-rush'],
  },
  io: {
    arenas: ['arena', 'herd-yard'],
    'party-duels': ['duel-yard'],
  },
}

const ofFamilies =
  (...families: readonly string[]) =>
  ({ family }: HubFacts) =>
    families.includes(family)

/** Playable with one thumb, anywhere on the screen. */
const isForOneThumb = ofFamilies('one-button', 'twenty48', 'flyer', 'climb', 'quick-mind')

/** A round takes a few minutes at most. */
export const isShort = ofFamilies(
  'one-button',
  'whack',
  'quick-mind',
  'flyer',
  'slicer',
  'snake',
  'side-run',
  'climb',
)

const isOurs = ({ hosted }: HubFacts) => hosted === undefined

/** Themes and the games of each. Those by family name kinds that fit throughout. */
const THEMES: Readonly<Record<string, (game: HubFacts) => boolean>> = {
  'for-two': ({ players }) => players > 1,
  'one-hand': (game) => game.players === 1 && (game.orientation === 'portrait' || isForOneThumb(game)),
  offline: isOurs,
  leaderboards: ({ score }) => score.ranked,
  'against-the-clock': ({ score }) => score.unit === 'milliseconds',
  'short-breaks': isShort,
  'without-reading': ofFamilies(
    'bubble',
    'match',
    'jigsaw',
    'memory',
    'maze',
    'sort',
    'slicer',
    'brick',
    'paint-studio',
  ),
  children: ofFamilies(
    'memory',
    'jigsaw',
    'maze',
    'paint-studio',
    'hidden',
    'bubble',
    'sort',
    'platformer',
    'one-line',
  ),
  'brain-training': ofFamilies('quick-mind', 'mind', 'memory', 'deduction', 'latin', 'quiz', 'twisty'),
  relaxing: ofFamilies('jigsaw', 'paint-studio', 'mahjong', 'solitaire', 'grid-patience', 'nonogram', 'idle'),
  'pencil-puzzles': ofFamilies(
    'sudoku',
    'sudoku-kinds',
    'latin',
    'shading',
    'loops',
    'regions',
    'nonogram',
    'mines',
  ),
  'ball-games': ofFamilies(
    'ball-sports',
    'ball-court',
    'hoops',
    'pool',
    'cue',
    'mini-golf',
    'pinball',
    'paddle',
  ),
}

/** Later themes: the page of all games has no room for them. */
const FURTHER_THEMES: Readonly<Record<string, (game: HubFacts) => boolean>> = {
  'retro-arcade': ofFamilies(...RETRO_FAMILIES),
  seniors: ofFamilies(...SENIOR_FAMILIES),
  'fewest-moves': ({ score }) => score.unit === 'moves',
}

/** All hubs: kinds in the order of their categories, then themes, then collections. */
export const HUBS: readonly Hub[] = [
  ...Object.entries(KINDS).flatMap(([category, kinds]) =>
    Object.entries(kinds).map(([slug, families]) => ({ slug, category, has: ofFamilies(...families) })),
  ),
  ...Object.entries(THEMES).map(([slug, has]) => ({ slug, category: undefined, isForemost: true, has })),
  ...Object.entries(FURTHER_THEMES).map(([slug, has]) => ({ slug, category: undefined, has })),
  ...Object.entries(COLLECTIONS).map(([slug, { under, games }]) => {
    const slugs = new Set(games.split(/\s+/))
    return { slug, category: undefined, under, has: (game: HubFacts) => slugs.has(game.slug) }
  }),
]

const MOST_KIN = 9

/**
 * Related hubs. For a kind: its parts, others of its category in rotation, the themes of its best game. For a part: its kind, the
 * other parts in rotation, then related ones.
 */
export function kinOf(hub: Hub, hubs: readonly Hub[], best: HubFacts): readonly Hub[] {
  const themes = hubs.filter(
    (other) => other !== hub && other.category === undefined && !other.under && other.has(best),
  )
  if (hub.category !== undefined) {
    const parts = hubs.filter(({ under }) => under === hub.slug)
    const beside = inTurn(
      hub,
      hubs.filter(({ category }) => category === hub.category),
    )
    return [...parts, ...beside, ...themes].slice(0, MOST_KIN)
  }
  if (hub.under === undefined)
    return inTurn(
      hub,
      hubs.filter(({ category, under }) => category === undefined && !under),
    ).slice(0, MOST_KIN)
  const above = hubs.filter(({ slug }) => slug === hub.under)
  const parts = inTurn(
    hub,
    hubs.filter(({ under }) => under === hub.under),
  )
  return [...above, ...parts, ...themes].slice(0, MOST_KIN)
}

/** The others, starting after this one, so that each gets equally many links. */
function inTurn(hub: Hub, hubs: readonly Hub[]): readonly Hub[] {
  const place = hubs.indexOf(hub)
  return [...hubs.slice(place + 1), ...hubs.slice(0, place)]
}
