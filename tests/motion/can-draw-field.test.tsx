import { describe, expect, it, vi } from 'vitest';
import { canDrawField, isSoftwareRenderer } from '@/motion/can-draw-field';

interface FakeContext {
  renderer: string;
  derivatives?: boolean;
}

/** A canvas whose context tells what we want to hear. */
function canvasWith(context: FakeContext | null) {
  const loseContext = vi.fn();
  const extensions: Record<string, unknown> = {
    WEBGL_debug_renderer_info: { UNMASKED_RENDERER_WEBGL: 0x9246 },
    OES_standard_derivatives: context?.derivatives === false ? null : {},
    WEBGL_lose_context: { loseContext },
  };
  const canvas = document.createElement('canvas');
  const gl = context && {
    RENDERER: 0x1f01,
    getExtension: (name: string) => extensions[name] ?? null,
    getParameter: (name: number) => (name === 0x9246 ? context.renderer : 'WebKit WebGL'),
  };
  canvas.getContext = (() => gl) as unknown as typeof canvas.getContext;
  return { canvas, loseContext };
}

describe('a renderer', () => {
  it.each([
    'Google SwiftShader',
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'llvmpipe (LLVM 15.0.7, 256 bits)',
    'softpipe',
    'Apple Software Renderer',
    'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
  ])('"%s" is a program', (renderer) => {
    expect(isSoftwareRenderer(renderer)).toBe(true);
  });

  it.each([
    'ANGLE (Intel, Intel(R) Iris(R) Xe Graphics (0x000046A8) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)',
    'Mali-G78',
    'Adreno (TM) 640',
    'WebKit WebGL',
  ])('"%s" is a graphics card', (renderer) => {
    expect(isSoftwareRenderer(renderer)).toBe(false);
  });
});

describe('the field', () => {
  it('is drawn by a graphics card with derivatives', () => {
    const { canvas, loseContext } = canvasWith({ renderer: 'Mali-G78' });
    expect(canDrawField(canvas)).toBe(true);
    expect(loseContext).toHaveBeenCalledOnce();
  });

  it('is not drawn by a program', () => {
    expect(canDrawField(canvasWith({ renderer: 'llvmpipe' }).canvas)).toBe(false);
  });

  it('is not drawn without derivatives', () => {
    expect(canDrawField(canvasWith({ renderer: 'Mali-G78', derivatives: false }).canvas)).toBe(false);
  });

  it('is not drawn without WebGL', () => {
    expect(canDrawField(canvasWith(null).canvas)).toBe(false);
  });
});
