import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { useEffect } from "react";
import { ToastProvider, type ToastTone, useToast } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Toast",
  component: ToastProvider,
  parameters: pictures.primitive,
});

const said: readonly [ToastTone, string, string?][] = [
  ["neutral", "ออกจากระบบแล้ว"],
  ["positive", "คัดลอกแล้ว: ที่ปลื้มอู้ฟู่ ຖີ້ມ", "ดูรายการ"],
  ["critical", "Unbreakablyunbrokenreasonthatabackendwillsendandnobodywilledit", "ลองอีกครั้ง"],
];

function SayAll() {
  const toast = useToast();
  useEffect(() => {
    for (const [tone, message, label] of said) {
      const action = label === undefined ? undefined : { label, onClick: () => {} };
      toast.show(message, { tone, action, duration: 2_000_000_000 });
    }
  }, [toast]);
  return <div style={{ minHeight: 320 }} />;
}

/** Every tone, with and without an action. */
export const Tones = meta.story({
  parameters: pictures.controls,
  args: { children: <SayAll /> },
});
