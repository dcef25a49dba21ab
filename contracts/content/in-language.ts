export type InLanguage<T> = T & { lang?: string | undefined }
