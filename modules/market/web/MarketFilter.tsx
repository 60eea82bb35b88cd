import '#kit/ui/caret.css'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { HeartIcon } from '#kit/ui/icons/areas.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { CARD_KINDS, CARD_LEVELS, kindsOf, type CardLevel } from '#modules/cards/model.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import { marketTexts } from './texts.ts'
import { WishButton } from './WishButton.tsx'
import styles from './market.module.css'

export interface MarketWish {
  readonly level?: CardLevel
  readonly kind?: number
  /** Only cards on the player's wish list. */
  readonly isWished?: true
}

interface MarketFilterProps {
  readonly wish: MarketWish
  readonly onChange: (wish: MarketWish) => void
}

const LEVEL_CHOICES = ['all', ...CARD_LEVELS] as const
const WISHED = 'wished'

/** The filter of a pill. */
function wishOf(picked: (typeof LEVEL_CHOICES)[number] | typeof WISHED): MarketWish {
  if (picked === WISHED) return { isWished: true }
  return picked === 'all' ? {} : { level: picked }
}

/** Narrows the market to a level or the wish list, and to one kind of card. */
export function MarketFilter({ wish, onChange }: MarketFilterProps) {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  const { level, kind, isWished } = wish
  const kinds = level ? kindsOf(level) : CARD_KINDS
  return (
    <div className={styles.filter}>
      <PillNav
        label={text('filter.levels')}
        pills={[
          ...LEVEL_CHOICES.map((id) => ({ id, label: text(`level.${id}`) })),
          { id: WISHED, label: text('wish.title'), icon: <HeartIcon /> },
        ]}
        current={isWished ? WISHED : (level ?? 'all')}
        onPick={(picked) => onChange(wishOf(picked))}
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
      {kind !== undefined && (
        <div className={styles.wish}>
          <WishButton kind={kind} />
        </div>
      )}
    </div>
  )
}
