import { useMessages } from '#kit/i18n/use-messages.ts'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { CARD_KINDS, CARD_LEVELS, kindsOf, type CardLevel } from '#modules/cards/model.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import { marketTexts } from './texts.ts'
import styles from './market.module.css'

export interface MarketWish {
  readonly level?: CardLevel
  readonly kind?: number
}

interface MarketFilterProps {
  readonly wish: MarketWish
  readonly onChange: (wish: MarketWish) => void
}

const LEVEL_CHOICES = ['all', ...CARD_LEVELS] as const

/** Narrows the market to a level, and to one kind of card. */
export function MarketFilter({ wish, onChange }: MarketFilterProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const { level, kind } = wish
  const kinds = level ? kindsOf(level) : CARD_KINDS
  return (
    <div className={styles.filter}>
      <PillNav
        label={text('filter.levels')}
        pills={LEVEL_CHOICES.map((id) => ({ id, label: text(`level.${id}`) }))}
        current={level ?? 'all'}
        onPick={(picked) => onChange(picked === 'all' ? {} : { level: picked })}
      />
      <select
        className={styles.select}
        aria-label={text('filter.kind')}
        value={kind ?? ''}
        onChange={({ target }) => {
          const picked = Number(target.value)
          onChange({ ...(level ? { level } : {}), ...(picked > 0 ? { kind: picked } : {}) })
        }}
      >
        <option value="">{text('filter.anyKind')}</option>
        {kinds.map((one) => (
          <option key={one.kind} value={one.kind}>
            {nameOf(one.kind)}
          </option>
        ))}
      </select>
    </div>
  )
}
