import { useMessages } from '#kit/i18n/use-messages.ts'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'
import { catalogTexts, type CatalogText } from './texts.ts'

const ALL = 'all'

/** The categories that have games, as links of their own. */
export function CategoryPills({ current = ALL }: { readonly current?: string | undefined }) {
  const text = useMessages(catalogTexts)
  const { data } = useRead(catalogCalls.listCategories, {})
  const pills = (data?.categories ?? []).map(({ tag }) => ({
    id: tag,
    label: text(`category.${tag}` as CatalogText),
    href: `/games/${tag}`,
  }))
  return (
    <PillNav
      label={text('category.label')}
      pills={[{ id: ALL, label: text('category.all'), href: '/games' }, ...pills]}
      current={current}
    />
  )
}
