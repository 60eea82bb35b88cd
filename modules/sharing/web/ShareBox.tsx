import { use, useEffect } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound } from '#kit/sound/portal-sound.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { listenLive } from '#kit/web/live.ts'
import { ReadCacheContext } from '#kit/web/read-cache.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import type { ResultOf } from '#kit/contract/call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/index.ts'
import { sharingCalls } from '../calls.ts'
import { sharingTexts } from './texts.ts'
import styles from './share.module.css'

type Box = ResultOf<typeof sharingCalls.readShareBox>

/** What one's invitations have brought, and the coconuts that wait to be taken (spec 1.21). */
export function ShareBox() {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(sharingCalls.readShareBox, {})
  useHints()
  return (
    <section className={styles.box} aria-label={text('box.title')}>
      {data ? <Count box={data} /> : error ? <p role="alert">{refusal(error.refusal)}</p> : <Loading />}
      <p className={styles.rule}>{text('box.rule')}</p>
    </section>
  )
}

/** Somebody may come by the link while one looks; each opening reads anew, for those whom no hint reaches. */
function useHints() {
  const cache = use(ReadCacheContext)
  useEffect(() => {
    const expire = () => cache?.expire(sharingCalls.readShareBox)
    expire()
    return listenLive('rewards', expire)
  }, [cache])
}

function Count({ box }: { readonly box: Box }) {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  const take = useChange(sharingCalls.takeShareBox, {
    stale: [sharingCalls.readShareBox, cardsCalls.listBoxes],
  })
  const { state, opened, waiting, takenToday, mostADay } = box
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
