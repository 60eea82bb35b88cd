import { bonus, gain } from '#kit/game/micro/rules.ts'
import { reward, respot, waste, type CueGame, type CueState } from './cue-state.ts'
import { disc, type Place, type Table } from './discs.ts'
import { cloth } from './pocket-plays.ts'

const caromTable: Table = { ...cloth, pockets: [], mouth: 0, radiusOf: () => 11, keeps: 0.9905, spring: 0.86 }
const YELLOW: Place = { x: 156, y: 296 }
const RED: Place = { x: 200, y: 100 }

/** Points for hitting both other balls, by cushions before the second. */
const CAROM_POINTS = [1, 2, 3, 6] as const

export const carom: CueGame = {
  table: caromTable,
  strongest: 14,
  lamps: 5,
  lay(state, random) {
    state.discs = [
      disc(230 + random() * 20, 300),
      disc(YELLOW.x, YELLOW.y - random() * 40),
      disc(RED.x + random() * 30, RED.y),
    ]
  },
  from: ({ discs }) => discs[0]!,
  targets: () => [1, 2],
  settle(state, turn) {
    const { met, cushions } = state.record
    const at = state.discs[0]!
    if (met.length < 2) return waste(state, turn, 'miss', at)
    const count = Math.min(3, cushions)
    gain(state, turn, CAROM_POINTS[count]!, at)
    if (count === 3) reward(state, turn, 1, at)
  },
}

const [BOARD_LEFT, BOARD_RIGHT] = [26, 374]
const COIN = 10.5
const STRIKER = 14
export const BASE_LINE = 318
const BASE_REACH = 108
const QUEEN = 13
/** Coins are 1 to 12, light ones first; the queen is last. */
const coinWorth = (coin: number) => (coin === QUEEN ? 5 : coin <= 6 ? 2 : 1)

const board: Table = {
  left: BOARD_LEFT,
  right: BOARD_RIGHT,
  top: BOARD_LEFT,
  bottom: BOARD_RIGHT,
  edges: 'cushions',
  pockets: [BOARD_LEFT + 8, BOARD_RIGHT - 8].flatMap((x) =>
    [BOARD_LEFT + 8, BOARD_RIGHT - 8].map((y) => ({ x, y })),
  ),
  mouth: 17,
  posts: [],
  radiusOf: (index) => (index === 0 ? STRIKER : COIN),
  massOf: (index) => (index === 0 ? 2.2 : 1),
  keeps: 0.974,
  rub: 0.03,
  spring: 0.7,
}

function backToBase(state: CueState) {
  respot(state, board, 0, { x: 200, y: BASE_LINE })
}

export const carrom: CueGame = {
  table: board,
  strongest: 16,
  lamps: 5,
  lay(state, random) {
    const ring = (count: number, far: number) =>
      Array.from({ length: count }, (_, index) => {
        // Six directions from halves and the root of three: exact on every machine.
        const [x, y] = (
          [
            [1, 0],
            [0.5, 0.8660254],
            [-0.5, 0.8660254],
            [-1, 0],
            [-0.5, -0.8660254],
            [0.5, -0.8660254],
          ] as const
        )[index % 6]!
        return disc(200 + x * far + random() * 0.5, 200 + y * far + random() * 0.5)
      })
    state.discs = [disc(200, BASE_LINE), ...ring(6, COIN * 2.05), ...ring(6, COIN * 4.1), disc(200, 200)]
  },
  from: ({ discs }) => discs[0]!,
  place(state, share) {
    respot(state, board, 0, { x: 200 + (share * 2 - 1) * BASE_REACH, y: BASE_LINE })
  },
  targets: ({ discs }) => discs.flatMap(({ out }, index) => (out || index === 0 ? [] : [index])),
  settle(state, turn) {
    const { potted } = state.record
    const striker = { x: state.discs[0]!.x, y: state.discs[0]!.y }
    const coins = potted.filter((coin) => coin > 0)
    if (potted.includes(0)) {
      // A potted striker returns what was potted with it.
      for (const coin of coins) respot(state, board, coin, { x: 200, y: 200 })
      waste(state, turn, 'foul', striker)
    } else if (coins.length === 0) waste(state, turn, 'miss', striker)
    for (const [index, coin] of (potted.includes(0) ? [] : coins).entries())
      if (index === 0) gain(state, turn, coinWorth(coin), striker)
      else bonus(state, turn, coinWorth(coin), striker)
    if (this.targets(state).length > 0) return backToBase(state)
    reward(state, turn, 2, striker)
    this.lay(state, turn.random)
  },
}

const bumperTable: Table = {
  ...cloth,
  pockets: [{ x: 200, y: 28 }],
  mouth: 15,
  posts: [
    [200, 200],
    [168, 172],
    [232, 172],
    [168, 228],
    [232, 228],
    [170, 30],
    [230, 30],
    [120, 120],
    [280, 120],
  ].map(([x, y]) => ({ x: x!, y: y! })),
  radiusOf: () => 10,
  keeps: 0.99,
  spring: 0.86,
}
const BALLS = 5

/** The next ball of the own row still on the table. */
function nextBall(state: CueState) {
  for (let step = 1; step <= BALLS; step++) {
    const ball = (state.shot + step) % BALLS
    if (!state.discs[ball]!.out) state.shot = ball
    if (!state.discs[ball]!.out) return
  }
}

export const bumper: CueGame = {
  table: bumperTable,
  strongest: 13,
  lamps: 5,
  lay(state) {
    state.discs = [200, 150, 250, 104, 296].map((x) => disc(x, x === 200 ? 330 : 356))
    state.shot = 0
  },
  from: ({ discs, shot }) => discs[shot]!,
  targets: () => [],
  settle(state, turn) {
    const { potted } = state.record
    const at = potted.length > 0 ? bumperTable.pockets[0]! : state.discs[state.shot]!
    if (potted.length === 0) waste(state, turn, 'miss', at)
    for (const [index] of potted.entries())
      if (index === 0) gain(state, turn, state.record.cushions > 0 ? 3 : 2, at)
      else bonus(state, turn, 4, at)
    if (state.discs.every(({ out }) => out)) {
      reward(state, turn, 2, at)
      return this.lay(state, turn.random)
    }
    nextBall(state)
  },
  worth: ({ discs }) => -discs.reduce((sum, { out, y }) => sum + (out ? 0 : y), 0) / 400,
}
