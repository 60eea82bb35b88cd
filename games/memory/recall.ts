import { pickOne, type Random } from '#kit/random/random.ts'
import { choices, sideOf, THERE, wantedOf, type TurnState } from './turn-state.ts'

/** Places whose card was among the last ones turned and lies closed again. */
const recalled = (state: TurnState, span: number): readonly number[] =>
  [...state.cards.keys()].filter(
    (place) =>
      state.taker[place] === THERE &&
      !state.open.includes(place) &&
      state.seen[place]! > 0 &&
      state.turned - state.seen[place]! < span,
  )

/** A whole set that is known, as places. */
export function knownSet(state: TurnState, span: number): readonly number[] | undefined {
  const known = recalled(state, span)
  const { cards, kind, open } = state
  const [first] = open
  const wanted = first === undefined ? known.map((place) => cards[place]!) : [cards[first]!]
  const asked = wantedOf(state)
  for (const face of wanted) {
    if (asked !== undefined && face !== asked) continue
    const places = known.filter((place) => cards[place] === face)
    if (places.length + open.length < kind.set) continue
    if (kind.twist !== 'sides' || first !== undefined) return places
    if (new Set(places.map((place) => sideOf(state, place))).size === kind.set) return places
  }
  return undefined
}

/** The card somebody turns who keeps the last `span` cards in mind. */
export function nextCard(state: TurnState, span: number, random: Random): number {
  const open = choices(state)
  const whole = knownSet(state, span)?.find((place) => open.includes(place))
  if (whole !== undefined) return whole
  const known = recalled(state, span)
  const [first] = state.open
  const mate = known.find(
    (place) =>
      first !== undefined &&
      state.cards[place] === state.cards[first] &&
      state.cards[place] === (wantedOf(state) ?? state.cards[place]) &&
      open.includes(place),
  )
  if (mate !== undefined) return mate
  const strange = open.filter((place) => !known.includes(place))
  return pickOne(strange.length > 0 ? strange : open, random)
}
