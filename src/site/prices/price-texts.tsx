import { areaTexts } from '#src/i18n/area-texts.tsx'

export const PriceTexts = areaTexts({
  nb_NO: () => import('virtual:catalogue/prices/nb_NO'),
  sv_SE: () => import('virtual:catalogue/prices/sv_SE'),
  da_DK: () => import('virtual:catalogue/prices/da_DK'),
  en_US: () => import('virtual:catalogue/prices/en_US'),
})
