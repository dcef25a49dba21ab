import { areaTexts } from '#src/i18n/area-texts.tsx'

export const AccountTexts = areaTexts({
  nb_NO: () => import('virtual:catalogue/account/nb_NO'),
  sv_SE: () => import('virtual:catalogue/account/sv_SE'),
  da_DK: () => import('virtual:catalogue/account/da_DK'),
  en_US: () => import('virtual:catalogue/account/en_US'),
})
