import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import type { ResultOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { CheckCircleIcon, WarningCircleIcon } from '#kit/ui/icons/shell.tsx'
import { QuestionIcon } from '#kit/ui/icons/areas.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls, type Opening } from '../calls.ts'
import { kindOf } from '../model.ts'
import { canCheck, checkOpening, publishedOdds, type OpeningCheck } from './check-opening.ts'
import { useCardName } from './card-name.ts'
import { keptOpenings } from './kept-openings.ts'
import { cardsTexts } from './texts.ts'
import styles from './boxes.module.css'

interface CheckSheetProps {
  readonly isOpen: boolean
  /** The opening to verify at once; undefined lets the player choose. */
  readonly openingId: string | undefined
  readonly onClose: () => void
}

/** Lets anybody verify an opening in their own browser. */
export function CheckSheet({ isOpen, openingId, onClose }: CheckSheetProps) {
  const text = useMessages(cardsTexts)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={text('check.title')}>
      <Picker key={openingId} first={openingId ?? keptOpenings(browserStorage())[0]?.openingId ?? ''} />
    </Sheet>
  )
}

function Picker({ first }: { readonly first: string }) {
  const text = useMessages(cardsTexts)
  const [typed, setTyped] = useState(first)
  const [chosen, setChosen] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChosen(typed.trim())
  }
  return (
    <>
      <form className={styles.pick} onSubmit={submit}>
        <Field
          label={text('check.number')}
          value={typed}
          maxLength={26}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {text('check.do')}
        </Button>
      </form>
      {!canCheck() && <p role="alert">{text('check.cannot')}</p>}
      {canCheck() && chosen !== '' && <Check key={chosen} openingId={chosen} />}
    </>
  )
}

function Check({ openingId }: { readonly openingId: string }) {
  const refusal = useRefusalText()
  const { data, error } = useRead(cardsCalls.readOpening, { openingId })
  if (error) return <p role="alert">{refusal(error.refusal)}</p>
  return data ? <CheckWithOdds opening={data.opening} /> : <Loading />
}

/** Redraws an opening with the odds of its time. */
function CheckWithOdds({ opening }: { readonly opening: Opening }) {
  const refusal = useRefusalText()
  const text = useMessages(cardsTexts)
  const { data, error } = useRead(cardsCalls.readOdds, { version: opening.oddsVersion })
  const outcome = useCheck(opening, data)
  if (error) return <p role="alert">{refusal(error.refusal)}</p>
  if (outcome === 'failed') return <p role="alert">{text('check.cannot')}</p>
  return outcome ? <Outcome opening={opening} check={outcome} /> : <Loading />
}

type PublishedOdds = ResultOf<typeof cardsCalls.readOdds>

function useCheck(opening: Opening, odds: PublishedOdds | undefined): OpeningCheck | 'failed' | undefined {
  const [check, setCheck] = useState<OpeningCheck | 'failed'>()
  useEffect(() => {
    if (!odds) return
    let isLeft = false
    const promise = keptOpenings(browserStorage()).find(({ openingId }) => openingId === opening.openingId)
    checkOpening(opening, publishedOdds(odds), promise?.seedHash).then(
      (found) => !isLeft && setCheck(found),
      () => !isLeft && setCheck('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [opening, odds])
  return check
}

function Outcome({ opening, check }: { readonly opening: Opening; readonly check: OpeningCheck }) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const nameOf = useCardName()
  const { isPromiseKept } = check
  const promise = isPromiseKept === undefined ? 'unknown' : isPromiseKept ? 'kept' : 'broken'
  return (
    <>
      <ol className={styles.steps}>
        <CheckStep isRight={isPromiseKept}>{text(`check.promise.${promise}`)}</CheckStep>
        <CheckStep isRight={check.isSeedRight}>
          {text('check.seed')} <bdi dir="ltr">{opening.seed}</bdi>
          <br />
          {text('check.hash')} <bdi dir="ltr">{check.seedHash}</bdi>
        </CheckStep>
        <CheckStep isRight>
          {text('check.salt')} <bdi dir="ltr">{opening.salt}</bdi>
        </CheckStep>
        {check.draws.map(({ rolls, drawn, isRight }, index) => (
          <CheckStep key={index} isRight={isRight}>
            {text('check.draw', {
              place: number(index + 1),
              roll: number(rolls.level),
              card: `${kindOf(drawn.kind).number} ${nameOf(drawn.kind)}`,
            })}
          </CheckStep>
        ))}
      </ol>
      <p
        className={check.isRight ? `${styles.verdict} ${styles.right}` : `${styles.verdict} ${styles.wrong}`}
        role="status"
      >
        {text(check.isRight ? 'check.right' : 'check.wrong')}
      </p>
    </>
  )
}

function CheckStep({
  isRight,
  children,
}: {
  readonly isRight: boolean | undefined
  readonly children: ReactNode
}) {
  const text = useMessages(cardsTexts)
  const [look, label, icon] =
    isRight === undefined
      ? [styles.unknown, text('check.stepUnknown'), <QuestionIcon key="unknown" />]
      : isRight
        ? [styles.right, text('check.stepRight'), <CheckCircleIcon key="right" />]
        : [styles.wrong, text('check.stepWrong'), <WarningCircleIcon key="wrong" />]
  return (
    <li>
      <span className={look}>
        {icon}
        <span data-unseen>{label}</span>
      </span>
      <span>{children}</span>
    </li>
  )
}
