import { MachineSandbox, type MachineSandboxProps } from '#src/sandbox/machines/machine-sandbox.tsx'
import { SandboxTexts } from '#src/sandbox/sandbox-texts.tsx'

/** A machine to step through, in the sandbox's own words. */
export default function MachineStage(props: MachineSandboxProps) {
  return (
    <SandboxTexts>
      <MachineSandbox {...props} />
    </SandboxTexts>
  )
}
