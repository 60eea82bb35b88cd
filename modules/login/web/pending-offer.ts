import { browserStorage } from '#kit/storage/text-storage.ts'

/** The visitor's goods that may be moved. */
export interface Offer {
  readonly boxes: number
  readonly cards: number
}

const OFFER = 'login-offer'
/** Per tab: a reload must not lose the question, and another tab must not repeat it. */
const tabStorage = browserStorage(() => sessionStorage)

export const keepOffer = ({ boxes, cards }: Offer) =>
  tabStorage.write(OFFER, JSON.stringify({ boxes, cards }))
export const forgetOffer = () => tabStorage.remove(OFFER)

export function readOffer(): Offer | undefined {
  try {
    const { boxes, cards } = JSON.parse(tabStorage.read(OFFER) ?? '') as Partial<Offer>
    return Number.isInteger(boxes) && Number.isInteger(cards) ? { boxes: boxes!, cards: cards! } : undefined
  } catch {
    return undefined
  }
}
