import { Type, type Static } from 'typebox'
import { renamed, wireEnum, wireMoment } from '#kit/contract/renamed.ts'
import { CLOCK_NAMES, type EndedBy } from './model.ts'

export const Code = Type.String({ pattern: '^[\\w-]{16}$' })
export const MoveField = Type.Union([Type.Integer(), Type.String({ minLength: 1, maxLength: 200 })])
/** As stored: with the dice thrown after it, including for forced passes. */
const ToldMove = Type.Union([Type.Integer(), Type.String({ minLength: 1 })])

const Player = renamed(
  { nickname: 'nickName' },
  { userId: Type.Integer(), nickname: Type.String(), avatar: Type.Integer() },
)
/** Null while a seat waits for a friend, and after a player's erasure. */
const Seated = Type.Union([Player, Type.Null()])
const SeatField = Type.Integer({ minimum: 0, maximum: 3 })
const MaybeSeat = Type.Union([SeatField, Type.Null()])

export const ClockField = Type.Enum([...CLOCK_NAMES])
/** Milliseconds from the time of the answer; wire moments are whole seconds, too coarse for a clock. */
const Length = Type.Integer({ minimum: 0 })
const MaybeLength = Type.Union([Length, Type.Null()])

const SeatRating = renamed(
  { isProvisional: 'unsure', change: 'diff' },
  {
    rating: Type.Integer(),
    isProvisional: Type.Boolean(),
    /** Rating change by this duel; null until there is one. */
    change: Type.Union([Type.Integer(), Type.Null()]),
  },
)
export type SeatRating = Static<typeof SeatRating>
const MaybeRating = Type.Union([SeatRating, Type.Null()])

const shape = {
  code: Code,
  slug: Type.String(),
  title: Type.String(),
  status: wireEnum({ waiting: 0, running: 1, ended: 2 }),
  first: Seated,
  second: Seated,
  /** Everybody by seat: two, or up to four. */
  players: Type.Array(Seated),
  /** The caller's seat; null for spectators. */
  seat: MaybeSeat,
  /** Whose turn it is; null unless it runs. */
  turn: MaybeSeat,
  /** Deadline of the player to move; null when it has ended. */
  dueAt: Type.Union([wireMoment(), Type.Null()]),
  endedBy: Type.Union([
    wireEnum<EndedBy>({
      board: 0,
      resigned: 1,
      time: 2,
      withdrawn: 3,
      rules: 4,
      agreed: 5,
      aborted: 6,
      abandoned: 7,
    }),
    Type.Null(),
  ]),
  winner: MaybeSeat,
  /** The place of each seat where more than two have played to an end; empty otherwise. */
  places: Type.Array(Type.Integer()),
  moveCount: Type.Integer(),
  /** The name of a live duel's clock; null by correspondence. */
  clock: Type.Union([ClockField, Type.Null()]),
}
const names = {
  code: 'duelCode',
  title: 'name',
  status: 'state',
  first: 'userA',
  second: 'userB',
  players: 'userList',
  places: 'placeList',
  dueAt: 'dueTime',
  endedBy: 'endType',
  winner: 'winSeat',
  moveCount: 'moveNum',
} as const

/** A duel in the list of its players. */
export const ListedDuel = renamed(names, shape)
export type ListedDuel = Static<typeof ListedDuel>

/** A duel on the board: seed and moves give the position by the game's rules. */
export const ShownDuel = renamed(
  {
    ...names,
    sight: 'boardJson',
    drawBy: 'drawSeat',
    rematchBy: 'againSeat',
    rematchCode: 'againCode',
    firstLeft: 'leftA',
    secondLeft: 'leftB',
    lefts: 'leftList',
    gone: 'goneSeats',
    rematchAsked: 'againSeats',
    openingLeft: 'firstLeft',
    rivalAway: 'awayTime',
    isRated: 'rated',
    firstRating: 'ratingA',
    secondRating: 'ratingB',
  },
  {
    ...shape,
    seed: Type.Integer(),
    /** Empty in games with hidden hands. */
    moves: Type.Array(ToldMove),
    /** What the caller may see of a game with hidden hands, as JSON of its family; null before both players are there, and where its rules forbid the stored moves. */
    sight: Type.Union([Type.String(), Type.Null()]),
    /** The seat with an open draw offer. */
    drawBy: MaybeSeat,
    /** The seat that wants a rematch, of two. */
    rematchBy: MaybeSeat,
    /** The seats that want a rematch, of more. */
    rematchAsked: Type.Array(SeatField),
    /** The seats that were given up while the others play on. */
    gone: Type.Array(SeatField),
    /** Code of the rematch, once both want it. */
    rematchCode: Type.Union([Code, Type.Null()]),
    /** Time left on the clocks of a live duel. */
    firstLeft: MaybeLength,
    secondLeft: MaybeLength,
    /** The same by seat, for two and for more; empty by correspondence. */
    lefts: Type.Array(Length),
    /** Time left for one of the first moves, while no clock runs. */
    openingLeft: MaybeLength,
    /** How long the other player has been silent; of more than two whoever is to move, since it has been their turn. */
    rivalAway: MaybeLength,
    isRated: Type.Boolean(),
    firstRating: MaybeRating,
    secondRating: MaybeRating,
  },
)
export type ShownDuel = Static<typeof ShownDuel>

/** The body of a `duels` message on a duel's topic: the last move, shown before anything is read. */
export const DuelNews = renamed(
  { moveCount: 'moveNum', firstLeft: 'leftA', secondLeft: 'leftB', phraseBy: 'saySeat' },
  {
    moveCount: Type.Integer(),
    move: Type.Optional(ToldMove),
    /** Whose turn it is; missing when the duel is over. */
    turn: Type.Optional(SeatField),
    firstLeft: Type.Optional(Length),
    secondLeft: Type.Optional(Length),
    /** A player says one of the ready-made phrases. */
    phrase: Type.Optional(Type.Integer()),
    phraseBy: Type.Optional(SeatField),
  },
)
export type DuelNews = Static<typeof DuelNews>

/** A rating as others see it. */
const ratingShape = {
  rating: Type.Integer(),
  isProvisional: Type.Boolean(),
  games: Type.Integer(),
  wins: Type.Integer(),
  draws: Type.Integer(),
}
const ratingNames = { isProvisional: 'unsure', games: 'num', wins: 'winNum', draws: 'drawNum' } as const
/** The caller's own rating and place; null while it is provisional. */
export const OwnRating = renamed(ratingNames, {
  ...ratingShape,
  place: Type.Union([Type.Integer(), Type.Null()]),
})
export const PlayersRating = renamed({ ...ratingNames, player: 'user' }, { player: Player, ...ratingShape })
export const FamilyRating = renamed(
  { ...ratingNames, title: 'name' },
  { title: Type.String(), ...ratingShape },
)
export type RatingLine = Omit<Static<typeof OwnRating>, 'place'>
