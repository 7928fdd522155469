"use client";
import { createContext } from "react";
import type { ToastSpeaker } from "./toast.types.ts";

export const ToastContext = createContext<ToastSpeaker | undefined>(undefined);
