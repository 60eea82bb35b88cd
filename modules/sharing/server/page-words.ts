import type { Translate } from '#kit/i18n/texts.ts'
import { kindOf } from '#modules/cards/model.ts'

export interface Named {
  readonly userId: number
  readonly nickname: string
}

/** The subject of a page; invitations and cards name the player who shares. */
export type PageSubject =
  | { readonly kind: 'invite' }
  | { readonly kind: 'card'; readonly card: number }
  | { readonly kind: 'sell'; readonly card: number; readonly code: string }

const nameOf = ({ userId, nickname }: Named, say: Translate) =>
  nickname || say('i18n.unnamed', { number: String(userId).slice(-4) })

export const cardName = (card: number, say: Translate) => say(`cardNames.${card}`)

/** The words of a page, as plain text in the reader's language. */
export function pageWords(subject: PageSubject, sharer: Named, say: Translate) {
  const name = nameOf(sharer, say)
  if (subject.kind === 'invite')
    return { title: say('sharing.page.invite', { name }), text: say('sharing.page.inviteText') }
  const card = cardName(subject.card, say)
  if (subject.kind === 'sell')
    return {
      title: say('sharing.page.sell', { card }),
      text: say('sharing.page.sellText', { code: subject.code }),
    }
  const { number } = kindOf(subject.card)
  return {
    title: say('sharing.page.card', { card, number }),
    text: say('sharing.page.cardText', { name }),
  }
}
