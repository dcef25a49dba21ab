import { useState, type ComponentType, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '#contracts/pages/path-to.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type ButtonLook, LinkButton } from '#src/ui/button.tsx'
import type { PriceList } from './price-list.ts'

type Dialog = ComponentType<{ open: boolean; onClose: () => void; title: string; list: PriceList }>

export const pricesPath = (list: PriceList): string =>
  pathTo('other-prices') + (list === 'broadband' ? '?abonnement=mobilt-bredband' : '')

/**
 * Opens the price lists in a dialog loaded on demand (PAGE-10). Without JavaScript, or when loading fails, it links to
 * the price page.
 */
export function MorePrices({ list = 'phone', label, ...look }: { list?: PriceList; label?: string } & ButtonLook) {
  const t = useText()
  const navigate = useNavigate()
  const [Prices, setPrices] = useState<Dialog>()
  const [open, setOpen] = useState(false)
  const to = pricesPath(list)
  const title = label ?? t('pages.otherPrices')

  const pressed = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { PriceDialog } = await import('./price-dialog.tsx')
      setPrices(() => PriceDialog)
      setOpen(true)
    } catch {
      void navigate(to)
    }
  }
  return (
    <>
      <LinkButton to={to} variant="secondary" {...look} aria-haspopup="dialog" onClick={pressed}>
        {title}
      </LinkButton>
      {Prices && <Prices open={open} onClose={() => setOpen(false)} title={t('pages.otherPrices')} list={list} />}
    </>
  )
}
