import { useEffect, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ChatsCircleIcon } from '#kit/ui/icons/shell.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { DUEL_PHRASES } from '../model.ts'
import type { DuelLink, LinkState } from './duel-link.ts'
import { nameIn } from './duel-words.ts'
import { duelsTexts, type DuelsText } from './texts.ts'
import { useWording } from './use-wording.ts'
import styles from './live.module.css'

const PHRASES = Array.from({ length: DUEL_PHRASES }, (_, place) => place + 1)
const keyOf = (phrase: number) => `say.${phrase}` as DuelsText
const SHOWN_FOR = 4000

/** The phrases, each sent by one press. */
export function PhraseList({ say }: { readonly say: (phrase: number) => void }) {
  const text = useMessages(duelsTexts)
  return (
    <ul className={styles.phrases}>
      {PHRASES.map((phrase) => (
        <li key={phrase}>
          <Button isWide onClick={() => say(phrase)}>
            {text(keyOf(phrase))}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Sends one of a few ready-made phrases to the other player. */
export function SayButton({ link }: { readonly link: DuelLink }) {
  const text = useMessages(duelsTexts)
  const [isOpen, setOpen] = useState(false)
  const say = (phrase: number) => {
    link.say(phrase)
    setOpen(false)
  }
  return (
    <>
      <Button icon={<ChatsCircleIcon />} onClick={() => setOpen(true)}>
        {text('say.open')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text('say.open')}>
        <PhraseList say={say} />
      </Sheet>
    </>
  )
}

/** The last phrase, for a few seconds. */
export function SaidLine({ state: { duel, said } }: { readonly state: LinkState }) {
  const text = useMessages(duelsTexts)
  const wording = useWording()
  const [over, setOver] = useState<LinkState['said']>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(said), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [said])
  const shown = said === over ? undefined : said
  const isKnown = shown !== undefined && PHRASES.includes(shown.phrase)
  return (
    <p className={styles.said} aria-live="polite" data-shown={isKnown || undefined}>
      {duel && isKnown && (
        <>
          <bdi>{shown.seat === duel.seat ? text('ratings.you') : nameIn(duel, shown.seat, wording)}</bdi>
          <span>{text(keyOf(shown.phrase))}</span>
        </>
      )}
    </p>
  )
}
