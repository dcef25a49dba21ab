import { MachineSandbox, type MachineSandboxProps } from './machines/machine-sandbox.tsx'
import { SandboxTexts } from './sandbox-texts.tsx'

/** A machine to step through, in the sandbox's own words. */
export default function MachineStage(props: MachineSandboxProps) {
  return (
    <SandboxTexts>
      <MachineSandbox {...props} />
    </SandboxTexts>
  )
}
