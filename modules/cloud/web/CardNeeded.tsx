import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { LockSimpleIcon } from '#kit/ui/icons/shell.tsx'
import type { CardLevel } from '#modules/cards/model.ts'
import { cloudTexts } from './texts.ts'
import styles from './cloud-sheet.module.css'

/** Which card a game requires, and where cards come from (spec 5.8). */
export function CardNeeded({ level }: { readonly level: CardLevel }) {
  const text = useMessages(cloudTexts)
  return (
    <section className={styles.closed} aria-labelledby="card-needed">
      <h3 id="card-needed">
        <LockSimpleIcon /> {text('card.needed', { level })}
      </h3>
      <p>{text('card.hint')}</p>
      <div className={styles.ways}>
        <ButtonLink look="act" href="/coconut?part=use">
          {text('card.use')}
        </ButtonLink>
        <ButtonLink href="/coconut">{text('card.drift')}</ButtonLink>
        <ButtonLink href="/coconut?part=market">{text('card.market')}</ButtonLink>
      </div>
    </section>
  )
}
