import { useEffect, useRef } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { seconds } from '#kit/time/time.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange, useExpire, useRead } from '#kit/web/use-call.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/index.ts'
import { sharingCalls } from '../calls.ts'
import { LOOKED_AT } from '../rules/share.ts'
import { sharingTexts } from './texts.ts'
import styles from './share.module.css'

/** Poll interval where no hint arrives. */
const COUNT_EVERY = seconds(15)

type Box = ResultOf<typeof sharingCalls.readShareBox>

/** Results of one's invitation, and the coconuts that can be taken (spec 1.21). */
export function ShareBox() {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  // A visitor may follow the link meanwhile: read again on each opening, for clients without a socket.
  const { data, error } = useRead(sharingCalls.readShareBox, {}, { live: 'rewards', onOpen: true })
  return (
    <section className={styles.box} aria-label={text('box.title')}>
      {data ? <Count box={data} /> : error ? <p role="alert">{refusal(error.refusal)}</p> : <Loading />}
      <p className={styles.rule}>{text('box.rule', { seconds: LOOKED_AT / seconds(1) })}</p>
    </section>
  )
}

/** Polls how many have followed the invitation (spec 7.41); an increase expires the box. */
function useOpened({ invitation, opened }: Box): number {
  const expire = useExpire()
  const { data } = useRead(sharingCalls.readShareCount, { invitation }, { every: COUNT_EVERY })
  const counted = data?.opened
  const last = useRef(opened)
  useEffect(() => {
    if (counted === undefined || counted === last.current) return
    last.current = counted
    expire(sharingCalls.readShareBox)
  }, [expire, counted])
  return Math.max(opened, counted ?? 0)
}

function Count({ box }: { readonly box: Box }) {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  const take = useChange(sharingCalls.takeShareBox, {
    stale: [sharingCalls.readShareBox, cardsCalls.listBoxes],
  })
  const { state, waiting, takenToday, mostADay } = box
  const opened = useOpened(box)
  return (
    <>
      <div className={styles.boxHead}>
        <span className={styles.nut} data-waits={state === 'open' || undefined}>
          <Coconut />
        </span>
        <div>
          <strong role="status">{text(`box.${state}`, { count: waiting })}</strong>
          <p>{text('box.opened', { count: opened })}</p>
        </div>
      </div>
      {state === 'open' && (
        <Button
          look="act"
          isWide
          isPending={take.isPending}
          onClick={() =>
            take.run({}, ({ boxes }) => {
              playSound('claim')
              showBoxes(boxes)
              toast(text('box.got'), { kind: 'success' })
            })
          }
        >
          {text('box.take')}
        </Button>
      )}
      {take.error && <p role="alert">{refusal(take.error.refusal)}</p>}
      <p className={styles.today}>{text('box.today', { count: takenToday, max: mostADay })}</p>
    </>
  )
}
