import { areaTexts } from '#src/i18n/area-texts.tsx'

export const SandboxTexts = areaTexts({
  nb_NO: () => import('virtual:catalogue/sandbox/nb_NO'),
  sv_SE: () => import('virtual:catalogue/sandbox/sv_SE'),
  da_DK: () => import('virtual:catalogue/sandbox/da_DK'),
  en_US: () => import('virtual:catalogue/sandbox/en_US'),
})
