/** Items of the workshop; a flight takes at most two. */
export type GadgetName = 'magnet' | 'shell' | 'purse' | 'whistle'

export interface Gadget {
  readonly name: GadgetName
  /** In coins. */
  readonly price: number
  readonly color: string
}

export const GADGETS: readonly Gadget[] = [
  { name: 'magnet', price: 120, color: '#FF6F7E' },
  { name: 'shell', price: 260, color: '#4ECDC4' },
  { name: 'purse', price: 400, color: '#FFC531' },
  { name: 'whistle', price: 600, color: '#B57BFF' },
]
export const MOST_TAKEN = 2

/** Flights with gadgets have another ranking: those without compete among themselves. */
export const PLAIN_LEVEL = 1
export const GADGET_LEVEL = 2

/** A set of gadgets as one number. */
export type Kit = number
export const bitOf = (index: number): Kit => 2 ** index
export const hasBit = (kit: Kit, index: number): boolean => Math.floor(kit / bitOf(index)) % 2 === 1
export const kitSize = (kit: Kit): number => GADGETS.filter((_, index) => hasBit(kit, index)).length
export const takes = (kit: Kit, name: GadgetName): boolean =>
  hasBit(
    kit,
    GADGETS.findIndex((gadget) => gadget.name === name),
  )

/** The first input of a flight may name its gadgets; the button is 0 or 1. */
const PICKS = 2
export const pickKit = (kit: Kit): number => PICKS + kit
export const isPick = (input: number): boolean => input >= PICKS
/** Gadgets named by an input; too many count as none. */
export function pickedKit(input: number): Kit {
  const kit = input - PICKS
  return kitSize(kit) <= MOST_TAKEN ? kit : 0
}

export const isFlyerInput = (input: unknown): boolean =>
  Number.isInteger(input) && Number(input) >= 0 && Number(input) < PICKS + 2 ** GADGETS.length
