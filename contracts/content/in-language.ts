/** A page as it was read: `lang` is the tag of its language where that is not the one asked for. */
export type InLanguage<T> = T & { lang?: string | undefined }
