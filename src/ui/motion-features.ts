export { domMin as default } from 'framer-motion'
