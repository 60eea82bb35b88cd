import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { formatDate } from '#kit/i18n/dates.ts'
import { numberLocale } from '#kit/i18n/numbers.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { instant } from '#kit/time/time.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'
import styles from './boxes.module.css'

/** Rates are published per million. */
const WHOLE = 1_000_000

interface OddsSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The published odds with and without guarantees, and since when they are in force. */
export function OddsSheet({ isOpen, onClose }: OddsSheetProps) {
  const text = useMessages(cardsTexts)
  return (
    <Sheet isText isOpen={isOpen} onClose={onClose} title={text('odds.title')}>
      <Odds />
    </Sheet>
  )
}

function Odds() {
  const text = useMessages(cardsTexts)
  const refusal = useRefusalText()
  const { language } = useSpeech()
  const { data, error } = useRead(cardsCalls.readOdds, {})
  if (!data) return error ? <p role="alert">{refusal(error.refusal)}</p> : <Loading />
  const format = new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits: 3 })
  const percent = (share: number) => format.format(share / WHOLE)
  const { pity, version, since } = data
  return (
    <>
      <p className={styles.note}>{text('odds.guarantee', { s: pity.sAtLatest, ss: pity.ssAtLatest })}</p>
      {data.boxes.map(({ box, rates }) => (
        <table key={box} className={styles.table}>
          <caption>{text(`box.${box}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{text('odds.level')}</th>
              <th scope="col">{text('odds.base')}</th>
              <th scope="col">{text('odds.all')}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map(({ level, base, withGuarantee }) => (
              <tr key={level}>
                <th scope="row">{LEVEL_LETTERS[level]}</th>
                <td>{percent(base)}</td>
                <td>{percent(withGuarantee)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={styles.note}>
        {text('odds.version', { version, date: formatDate(instant(since), systemClock(), language) })}
      </p>
    </>
  )
}
