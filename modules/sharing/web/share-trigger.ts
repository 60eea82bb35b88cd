import { createStore } from '#kit/ui/store.ts'

/** A link to share, and the text to send with it. */
export interface LinkToShare {
  /** A path. */
  readonly url: string
  readonly text: string
}

/** What is shared. Titles are in the page's language, given by the caller. */
export type Sharing =
  | { readonly kind: 'invite' }
  | {
      readonly kind: 'game'
      readonly title: string
      readonly path: string
      /** Text instead of the default. */
      readonly words?: string
    }
  | { readonly kind: 'card'; readonly card: number; readonly title: string; readonly cardId: string }
  | {
      readonly kind: 'listing'
      readonly card: number
      readonly title: string
      /** Makes the page of the listing; supplied by the market module. */
      readonly makeLink: () => Promise<LinkToShare>
      /** Included only if its owner chooses so. */
      readonly secret?: {
        readonly label: string
        readonly warning: string
        readonly words: string
      }
    }

export interface ShareTrigger {
  readonly isOpen: boolean
  /** Counts the openings, so that each makes its own link. */
  readonly opening: number
  /** The last one stays mounted while the dialog animates out. */
  readonly sharing: Sharing | undefined
}

export const shareTrigger = createStore<ShareTrigger>({ isOpen: false, opening: 0, sharing: undefined })

/** Opens the share dialog (spec 2.42). */
export const openShare = (sharing: Sharing) =>
  shareTrigger.change(({ opening }) => ({ isOpen: true, opening: opening + 1, sharing }))
export const closeShare = () => shareTrigger.change((now) => ({ ...now, isOpen: false }))
