import { areaTexts } from '#src/i18n/area-texts.tsx'

export const ProductTexts = areaTexts({
  nb_NO: () => import('virtual:catalogue/products/nb_NO'),
  sv_SE: () => import('virtual:catalogue/products/sv_SE'),
  da_DK: () => import('virtual:catalogue/products/da_DK'),
  en_US: () => import('virtual:catalogue/products/en_US'),
})
