// Generated from openapi/ by scripts/generate.ts. Do not edit.

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register */
        post: operations["accountRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/bankAccountName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct the bank account name */
        put: operations["accountUpdateBankAccountName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/changepwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password */
        put: operations["accountChangePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's profile */
        get: operations["accountProfile"];
        /** Change the profile */
        put: operations["accountUpdateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate the data of a registration without registering */
        post: operations["accountValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autoLogin/{provider}/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link that opens a game signed in
         * @description This address is never logged, kept or put in an error.
         */
        get: operations["autoLoginWithUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/autoLogin/{provider}/{username}/{password}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link that opens a game signed in
         * @description This address is never logged, kept or put in an error.
         */
        get: operations["autoLoginWithPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonuses on offer */
        get: operations["bonusList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/activate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receive a bonus */
        get: operations["bonusActivate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/check/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a bonus is active */
        get: operations["bonusCheckActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/check/minimum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balance below which a bonus ends */
        get: operations["bonusCheckMinimum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bonus/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cancel the active bonus */
        get: operations["bonusClear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prefix of the chat rooms */
        get: operations["chatConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Messages so far */
        post: operations["chatHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/read-customer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the messages as read */
        put: operations["chatMarkRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message */
        post: operations["chatSendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/upload-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture */
        post: operations["chatUploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/upload-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a video */
        post: operations["chatUploadVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Friends invited */
        post: operations["inviteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners before the invite modal */
        get: operations["inviteBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invite/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive the invite bonus
         * @description Puts wallet and game balances under a turnover condition.
         */
        get: operations["inviteReceiveBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["sessionLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the token
         * @description Optional: the documents name a logout call without its path. The member is signed out on the device whatever it answers; a backend that has it ends the token, so that nobody else can use it.
         */
        post: operations["sessionLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the site is active */
        get: operations["lookupActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Agreement that a newcomer accepts */
        get: operations["lookupAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks that a member can choose */
        get: operations["lookupBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Conditions of use */
        get: operations["lookupConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach support */
        get: operations["lookupContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts to pay into */
        get: operations["lookupDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/enableChatWidget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the chat widget is on */
        get: operations["lookupEnableChatWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name and website of the site */
        get: operations["lookupInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notice shown with a bonus */
        get: operations["lookupNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/registerOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether registering needs a one-time code */
        get: operations["lookupRegisterOtp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether slips are accepted now */
        get: operations["lookupSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sources from which members know the site */
        get: operations["lookupSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lookup/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bounds of a withdrawal */
        get: operations["lookupWithdraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code */
        post: operations["otpSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a one-time code */
        post: operations["otpVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/activate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receive a promotion */
        get: operations["promotionActivate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotion in use */
        get: operations["promotionCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotion/find/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a promotion by its code */
        get: operations["promotionFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qrcode/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR waiting for payment */
        get: operations["qrcodeCurrent"];
        put?: never;
        /**
         * Create a QR
         * @description Minimum amounts in baht: KBANK 1, WW 100, E2P 50. A QR is single-use.
         */
        post: operations["qrcodeCreate"];
        /** Cancel a QR */
        delete: operations["qrcodeCancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refunds received */
        post: operations["refundList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/addWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Add the refund to the wallet */
        get: operations["refundAddWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners before the refund modal */
        get: operations["refundBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refund accrued */
        get: operations["refundCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refund/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receive the refund */
        get: operations["refundReceive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the wheel is on */
        get: operations["spinwheelActive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons won */
        get: operations["spinwheelCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/coupon/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a coupon */
        post: operations["spinwheelClaimCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wheel and the coins left */
        get: operations["spinwheelSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spinwheel/spin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spin */
        post: operations["spinwheelSpin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money movements */
        post: operations["statementList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Slips uploaded */
        post: operations["statementSlips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statement/slip/reference/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address of a slip's picture */
        get: operations["statementSlipReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Balances and accounts */
        get: operations["walletGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/account/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Credentials of a game account */
        get: operations["walletGameAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/activate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activate a game account */
        get: operations["walletActivateGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit into the wallet
         * @description At least 2 baht.
         */
        post: operations["walletAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/refresh/slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read every game balance again */
        get: operations["walletRefreshSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/resetpassword/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Give a game account a new password */
        get: operations["walletResetGamePassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a transfer slip */
        post: operations["walletUploadSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between wallet and game accounts
         * @description At least 1 baht, between two different accounts.
         */
        post: operations["walletTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/transferAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the whole wallet to a game account */
        post: operations["walletTransferAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/truelink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deposit a stored-value gift link */
        post: operations["walletTruelink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from the wallet */
        post: operations["walletWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/withdrawAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from the wallet and the games, the call of the withdraw modal
         * @description Draws on the total of the wallet and the active game accounts. When the wallet does not hold the amount, the money of the games is moved into it in the same transaction. While a bonus is active the amount must be that total.
         */
        post: operations["walletWithdrawAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The documents do not show this reply. A 2xx status alone proves nothing, because something on the way may have answered: the reply is a success when `code` or `message` is a word of the catalogue that means done, such as SUCCESS, when it has `success: true`, or when it repeats a value of the call. With any other body the outcome is not known. */
        Acknowledgement: {
            /** @description SUCCESS or another code of the catalogue that means done. */
            code?: components["schemas"]["Label"];
            /** @description Words for people, or SUCCESS. */
            message?: components["schemas"]["Words"];
        };
        ActiveBonus: {
            status: boolean;
            /** @description Bets that the active bonus requires, and those that were placed. */
            turnover?: components["schemas"]["BonusTurnover"] | null;
            type?: components["schemas"]["LabelOrNull"];
        };
        /** @description Address of a page, a picture or a file. */
        Address: string;
        /** @description Address of a page, a picture or a file, or null. */
        AddressOrNull: string | null;
        Agreements: {
            agreements?: components["schemas"]["Markup"];
        };
        AutoLogin: {
            /** @description Opened without referrer; never logged or kept. */
            link: string;
        };
        /**
         * @description Known providers that accept username and password. A partner may have more.
         * @example askmebet
         * @example imi
         * @example usun
         * @example circus
         * @example slotracha
         * @example pgslot
         */
        AutoLoginPasswordProvider: string;
        /**
         * @description Known providers that accept the username only. A partner may have more.
         * @example pg
         * @example betflix
         * @example areaslot
         * @example joker2
         * @example huayhd
         */
        AutoLoginUsernameProvider: string;
        /** @description An amount in baht, at most two decimals. Add and compare in whole satang (1/100), never in floating-point baht. */
        Baht: number;
        Bank: {
            code: components["schemas"]["Label"];
            nameEN?: components["schemas"]["Label"];
            nameTH: components["schemas"]["Label"];
        };
        BankAccount: {
            bank: components["schemas"]["BankName"];
            bankAccountName: components["schemas"]["Label"];
            bankAccountNo: components["schemas"]["Label"];
        };
        BankAccountNameUpdate: {
            /** @description Latin letters and spaces, upper case. */
            bankAccountName: components["schemas"]["Label"];
            bankCode: components["schemas"]["Label"];
        };
        BankList: components["schemas"]["Bank"][];
        BankName: {
            nameEN?: components["schemas"]["Label"];
            nameTH: components["schemas"]["Label"];
        };
        Banner: {
            html: components["schemas"]["Markup"];
            /** @description Address of the picture. */
            image: components["schemas"]["Address"];
        };
        BannerList: {
            banners?: components["schemas"]["Banners"];
        };
        Banners: components["schemas"]["Banner"][];
        Bonus: {
            banners: components["schemas"]["Banners"];
            code: components["schemas"]["Label"];
            maxReceived: number;
            /** @description The name that members read. */
            name?: components["schemas"]["Label"];
            percentFail: number;
            type: components["schemas"]["BonusType"];
            userBonus?: components["schemas"]["UserBonus"] | null;
        };
        BonusCleared: {
            message: components["schemas"]["Words"];
        };
        BonusList: components["schemas"]["Bonus"][];
        BonusMinimum: {
            minimum?: components["schemas"]["Baht"];
        };
        BonusTurnover: {
            played: components["schemas"]["Baht"];
            required: components["schemas"]["Baht"];
        };
        /** @enum {string} */
        BonusType: "limit" | "day" | "week";
        ChatButton: {
            payload: components["schemas"]["Words"];
            title: components["schemas"]["Label"];
            /** @enum {string} */
            type: "web" | "call" | "postback";
        };
        ChatCard: {
            buttons?: components["schemas"]["ChatButton"][];
            image_url?: components["schemas"]["Address"];
            subtitle?: components["schemas"]["Words"];
            title: components["schemas"]["Label"];
        };
        ChatConfig: {
            /** @description The chat room is `{PREFIX}-{userId or guestId}`. */
            PREFIX: components["schemas"]["Id"];
            support?: components["schemas"]["ChatSupport"];
        };
        /** @description The conversation package of a message to send (journey.txt §3): who sends it, in which session, and the message. A text has at most 2000 characters, of which one is seen. */
        ChatConversation: {
            /** @description Made by the sender, so that an echo replaces the message instead of doubling it. */
            clientId?: string;
            createdAt?: components["schemas"]["Moment"];
            /** @description Token with which the backend notifies the sender's device, when the host has one. A backend keeps it to itself: no history and no event has it. */
            deviceToken?: string | null;
            /** @description Secret of a visitor's device; a message has this or `userId`. */
            guestId?: components["schemas"]["IdOrNull"];
            message: components["schemas"]["ChatMessageBody"];
            name?: components["schemas"]["LabelOrNull"];
            /** @description When support read a message of the customer; all before it were read too. Set by the backend. */
            readAt?: components["schemas"]["Moment"] | null;
            /** @enum {string} */
            sender: "customer" | "other";
            /** @description Session of the conversation. A client sends the newest that it knows; the backend decides which it is. */
            session_id?: components["schemas"]["IdOrNull"];
            /** @description `_id` of the member. */
            userId?: components["schemas"]["IdOrNull"];
            username?: components["schemas"]["IdOrNull"];
        };
        /** @enum {string} */
        ChatDelivery: "uploading_file" | "sending" | "failed" | "succeed";
        ChatFile: {
            path: string;
        };
        ChatFileForm: {
            /** Format: binary */
            file: Blob;
        };
        ChatHistory: components["schemas"]["ChatMessage"][];
        ChatHistoryRequest: {
            guestId?: components["schemas"]["Id"];
            /** @description Messages a page; a client asks for 10. */
            limit: number;
            /** @description Newer messages that are left out. */
            skip: number;
            userId?: components["schemas"]["Id"];
        };
        ChatMedia: {
            filePath?: components["schemas"]["Address"];
            /** @enum {string} */
            fileType?: "image" | "video" | "file";
            message?: components["schemas"]["Words"];
            /** @description Name of the file. */
            name?: string;
            url?: components["schemas"]["Address"];
        };
        ChatMessage: {
            /** @description Made by the sender, so that an echo replaces the message instead of doubling it. */
            clientId?: string;
            createdAt?: components["schemas"]["Moment"];
            /** @description Token with which the backend notifies the sender's device, when the host has one. A backend keeps it to itself: no history and no event has it. */
            deviceToken?: string | null;
            /** @description Secret of a visitor's device; a message has this or `userId`. */
            guestId?: components["schemas"]["IdOrNull"];
            message: components["schemas"]["ChatMessageBody"];
            name?: components["schemas"]["LabelOrNull"];
            /** @description When support read a message of the customer; all before it were read too. Set by the backend. */
            readAt?: components["schemas"]["Moment"] | null;
            /** @enum {string} */
            sender: "customer" | "other";
            /** @description Session of the conversation. A client sends the newest that it knows; the backend decides which it is. */
            session_id?: components["schemas"]["IdOrNull"];
            /** @description `_id` of the member. */
            userId?: components["schemas"]["IdOrNull"];
            username?: components["schemas"]["IdOrNull"];
        };
        ChatMessageBody: {
            deliver?: components["schemas"]["ChatDelivery"];
            /** @description Any other value is shown as unknown. */
            message_type: components["schemas"]["ChatMessageType"] | components["schemas"]["Label"];
            payload?: components["schemas"]["Words"] | components["schemas"]["ChatMedia"] | null;
            payloads?: (components["schemas"]["ChatButton"] | components["schemas"]["ChatCard"] | components["schemas"]["Label"])[] | null;
        };
        /** @enum {string} */
        ChatMessageType: "text" | "buttons" | "media" | "quick_replies" | "generic" | "postback";
        ChatReader: {
            guestId?: components["schemas"]["Id"];
            userId?: components["schemas"]["Id"];
        };
        /** @description Proof that the backend has the message: a reply without the time is none (decision 46), and the message is then looked for in the history by its client id. */
        ChatSent: {
            createdAt: components["schemas"]["Moment"];
        };
        /** @description What support does. Every property is optional, and a client shows nothing for one that is missing. It is sent with the prefix, and as a `messaging` event without a message, `{ sender: other, support }`, whenever it changes. */
        ChatSupport: {
            /** @description How soon an answer usually comes. */
            answersInMinutes?: number;
            /** @description Somebody answers now. */
            isOnline?: boolean;
            /** @description Of an event: support writes to this person. It ends by itself after 10 seconds. */
            isTyping?: boolean;
            /** @description Of an event: support has read the messages of this person up to this moment. */
            readAt?: components["schemas"]["Moment"];
        };
        ChatWidgetLookup: components["schemas"]["Flag"];
        /** @description A refusal that arrives with status 200 (spin and coupon claim only). */
        CodedFailure: {
            error: {
                code: components["schemas"]["OpenErrorCode"];
                message?: components["schemas"]["Words"];
            };
            /** @constant */
            success: false;
        };
        Conditions: {
            conditions?: components["schemas"]["Markup"];
        };
        Contact: {
            contactText: components["schemas"]["Markup"];
            lineLink?: components["schemas"]["Address"];
            lineName?: components["schemas"]["Label"];
            /** @description Address of a picture. */
            lineQR?: components["schemas"]["Address"];
        };
        Coupon: {
            /** @description How many of this coupon the member holds. */
            amount: number;
            /** @description ISO 8601 with offset; when the first of them can no longer be claimed. */
            expiresAt?: components["schemas"]["Label"];
            prize: {
                name: components["schemas"]["Label"];
                slice: components["schemas"]["Slice"];
            };
        };
        CouponClaim: {
            /** @description The coupon's prize code (`prize.slice.code`). */
            coupon: components["schemas"]["Label"];
        };
        CouponClaimReply: components["schemas"]["CouponClaimed"] | components["schemas"]["CodedFailure"];
        CouponClaimed: {
            /** @constant */
            success: true;
        };
        CouponList: components["schemas"]["Coupon"][];
        /**
         * @description LAK exists in the Lao build only.
         * @enum {string}
         */
        Currency: "BAHT" | "LAK";
        CurrentPromotion: components["schemas"]["Promotion"] | null;
        DepositAccount: {
            bank: components["schemas"]["BankName"];
            bankAccountName: components["schemas"]["Label"];
            bankAccountNo: components["schemas"]["Label"];
            /** @description For example SCB, GSB, BCEL, KBANK, WW, E2P. */
            bankCode: components["schemas"]["Label"];
            /** @description For example PAYMENT. */
            bankType?: components["schemas"]["Label"];
            currency?: components["schemas"]["Currency"];
            /** @description AUTO, MANUAL or other. */
            mode?: components["schemas"]["Label"];
        };
        DepositLookup: {
            banks: components["schemas"]["DepositAccount"][];
            /** @description Every account shows its details with copy. */
            isManual: boolean;
            wallets: components["schemas"]["WalletAccount"][];
        };
        /** @description The body of every reply outside 2xx. */
        ErrorBody: {
            code?: components["schemas"]["OpenErrorCode"];
            message: components["schemas"]["Words"];
        };
        /**
         * @description The complete error catalogue. Wire spellings stay byte for byte.
         * @enum {string}
         */
        ErrorCode: "UNAUTHORIZED" | "EXPIRED_AUTH_TOKEN" | "INVALID_USER_1" | "INVALID_USER_2" | "INVALID_USER_3" | "INVALID_USER_4" | "INVALID_IP" | "NO_USER" | "WRONG_PASSWORD" | "WRONG_CREDENTIAL" | "INACTIVE_USER" | "LOGIN_FAIL" | "REQUEST_LIMIT" | "OTP_BLOCK" | "REQUEST_LIMIT_1MIN" | "OTP_TOKEN_INVALID" | "OTP_NOT_EXIST" | "OTP_VERIFIED" | "OTP_EXPIRED" | "OTP_CODE_INVALID" | "OTP_CODE_VALID" | "UNVERIFIED_OTP" | "OTP_SEND_FAIL" | "OTP_VERIFY_FAIL" | "EXISTING_USER" | "EXISTING_BANK" | "INVALID_USER_INFO" | "INVALID_BANK" | "BANK_ACCOUNT_NAME_ENG" | "REGISTER_FAIL" | "GAME_ACTIVATION_FAIL" | "PHONE_NUMBER_REQUIRE_10_DIGIT" | "BONUS_REMAINING" | "BONUS_ALREADY_ACTIVE" | "BONUS_MAX_CLAIMED" | "BONUS_CONDITION" | "BONUS_CLEAR" | "BONUS_FULL" | "NO_PROMOTION" | "PROMOTION_RECEIVED" | "INVITE_COLLECT" | "INVITE_INACTIVE" | "NO_INVITE_BONUS" | "NO_INVITEE_PLAY_INFO" | "INVITE_BONUS_SUCCESS" | "INVITE_BONUS_FAIL" | "NO_REFUND" | "REFUND_CONDITION" | "REFUND_SUCCESS" | "REFUND_INACTIVE" | "REFUND_MINIMUM" | "SLOT_ALREADY_ACTIVE" | "SLOT_ACTIVATE_FAIL" | "SLOT_NO_ACCOUNT" | "SLOT_RESET_PASSWORD_FAIL" | "TRANSFER_MINIMUM" | "NO_GAME" | "NO_BANK" | "NO_WALLET" | "MONEY_NOT_ENOUGH" | "TRANSFER_FAIL" | "SLIP_UPLOAD_FAIL" | "SLIP_NO_FILE" | "SLIP_INVALID_FILE" | "TRUELINK_DUPLICATE" | "TRUELINK_INVALID" | "QR_FAIL" | "KEY_MISSING" | "KEY_INVALID" | "NO_DATA" | "INTERNAL_SERVER_ERROR" | "OK" | "SUCCESS" | "NO_CLAIMABLE_COUPON" | "INVALID_PRIZE_CODE" | "INVALID_CODE" | "INVALID_COUPON_TYPE" | "COUPON_EXPIRED";
        /** @description Availability, as a boolean or as an object. */
        Flag: boolean | {
            isActive: boolean;
        };
        /** @description `null`: there is no promotion with this code. */
        FoundPromotion: components["schemas"]["Promotion"] | null;
        GameAccount: {
            amount: components["schemas"]["Baht"];
            android?: components["schemas"]["AddressOrNull"];
            /** @description Address of a picture. */
            background?: components["schemas"]["AddressOrNull"];
            /** @enum {string} */
            category: "slot" | "sport" | "lotto";
            code: components["schemas"]["Label"];
            ios?: components["schemas"]["AddressOrNull"];
            isActive: boolean;
            /** @description Address of a picture. */
            logo?: components["schemas"]["AddressOrNull"];
            name: components["schemas"]["Label"];
            /** @description Address of the game site. */
            web?: components["schemas"]["AddressOrNull"];
        };
        /** @description The game accounts with balances that were just read from the providers. */
        GameAccountList: {
            slots?: components["schemas"]["GameAccounts"];
        };
        GameAccounts: components["schemas"]["GameAccount"][];
        GameCredentials: {
            /** @description Fields that one provider requires in addition to the credentials. */
            event?: {
                [key: string]: unknown;
            } | null;
            password: components["schemas"]["Label"];
            username: components["schemas"]["Label"];
        };
        GiftLink: {
            /** @description Sealed link: base64 of the AES-GCM iv followed by the ciphertext. Never the plain link. */
            link: string;
        };
        /** @description Names one thing. It is compared and sent back as it is. */
        Id: string;
        /** @description Names one thing, or null. It is compared and sent back as it is. */
        IdOrNull: string | null;
        Invite: {
            amount: components["schemas"]["Baht"];
            createdAt: components["schemas"]["Moment"];
            from: {
                name: components["schemas"]["Label"];
            };
        };
        InviteList: {
            invites: components["schemas"]["Invite"][];
            total?: number;
        };
        InviteTotals: {
            amount: components["schemas"]["Baht"];
            /** @description Percent. */
            fail?: number;
            /** @description Percent. */
            success?: number;
        };
        /** @description A short text that people read: a name, a code, a number, a status. A client shortens a longer one. */
        Label: string;
        /** @description A short text that people read, or null. A client shortens a longer one. */
        LabelOrNull: string | null;
        LoginReply: {
            token: string;
        };
        LoginRequest: {
            password: components["schemas"]["Password"];
            /** @description Phone number or username. */
            username: components["schemas"]["Label"];
        };
        /** @description Markup from the backend; untrusted until sanitised. */
        Markup: string;
        /**
         * Format: date-time
         * @description ISO 8601 with offset.
         */
        Moment: string;
        /** @description The documents do not show this reply. A 2xx status alone proves nothing, because something on the way may have answered: the reply is a success when `code` or `message` is a word of the catalogue that means done, such as SUCCESS, when it has `success: true`, or when it repeats a value of the call. With any other body the outcome is not known. */
        MoneyAcknowledgement: {
            amount?: components["schemas"]["Baht"];
            /** @description SUCCESS or another code of the catalogue that means done. */
            code?: components["schemas"]["Label"];
            /** @description Words for people, or SUCCESS. */
            message?: components["schemas"]["Words"];
            /** @description The Idempotency-Key of this call. */
            reference?: components["schemas"]["Label"];
        };
        Notice: {
            /** @description Markup; `%percentFail%` is replaced with the bonus's percentFail, every time it occurs. */
            notice?: components["schemas"]["Markup"];
        };
        /** @description A code of the catalogue, or one that the catalogue does not have yet; its message is then shown. */
        OpenErrorCode: components["schemas"]["ErrorCode"] | components["schemas"]["Label"];
        OtpRequest: {
            phoneNumber: components["schemas"]["Label"];
        };
        /** @description `code` equal to `OTP_VERIFIED` means that this number is verified already; no code was sent. */
        OtpSent: {
            code?: components["schemas"]["Label"];
            /** @description Number of digits of the code, 3 to 12; without it, the configuration of the client says it. */
            otpLength?: number;
            /** @description Shown to the member, who compares it with the text message. */
            otpRef?: components["schemas"]["Label"];
            otpToken?: components["schemas"]["Secret"];
        };
        OtpVerification: {
            otpCode: components["schemas"]["Label"];
            otpToken: components["schemas"]["Secret"];
        };
        PageRequest: {
            /** @description Rows a page. */
            limit: number;
            /** @description First page is 1. */
            page: number;
        };
        /** Format: password */
        Password: string;
        PasswordChange: {
            newPassword: components["schemas"]["Password"];
            oldPassword: components["schemas"]["Password"];
        };
        Profile: {
            _id: components["schemas"]["Id"];
            bank?: components["schemas"]["BankName"];
            bankAccountName?: components["schemas"]["Label"];
            bankAccountNo?: components["schemas"]["Label"];
            bankCode?: components["schemas"]["Label"];
            /** @description Coins for the spin wheel. */
            coin?: number;
            createdAt?: components["schemas"]["Moment"];
            currency?: components["schemas"]["Currency"];
            name: components["schemas"]["Label"];
            /** @description The phone number. */
            username: components["schemas"]["Label"];
        };
        ProfileUpdate: {
            bankAccountName: components["schemas"]["Label"];
            bankAccountNo: components["schemas"]["Label"];
            bankCode: components["schemas"]["Label"];
            name: components["schemas"]["Label"];
        };
        Promotion: {
            description: components["schemas"]["Words"];
            percentFail: number;
        };
        /** @description Truthy on success. `true`, or an object that says so as an acknowledgement does; any other truthy value proves nothing. */
        PromotionActivation: {
            [key: string]: unknown;
        } | boolean | number | null;
        QrCreation: {
            amount: components["schemas"]["Baht"];
        };
        /** @enum {string} */
        QrProvider: "KBANK" | "WW" | "E2P";
        /** @description `hasQrcode` false: there is none, or (on create) it was refused and `message` says why. */
        QrState: {
            amount?: components["schemas"]["Baht"];
            /** @description When it expires: ISO 8601 with offset. Epoch seconds, epoch milliseconds and seconds from now are read too. */
            expireIn?: string | number;
            hasQrcode: boolean;
            message?: components["schemas"]["Words"];
            /** @description Markup of the picture; untrusted until sanitised. */
            qrcode?: components["schemas"]["Markup"];
            qrcodeId?: components["schemas"]["Id"];
        };
        Refund: {
            createdAt: components["schemas"]["Moment"];
            refundAmount: components["schemas"]["Baht"];
        };
        RefundCheck: {
            /** @description A bonus locks it. */
            bonus: boolean;
            info?: components["schemas"]["Markup"];
            refundAmount: components["schemas"]["Baht"];
            /** @description Read as a percentage, like that of the invites. */
            refundFail?: number;
            /** @description Read as a percentage, like that of the invites. */
            refundSuccess?: number;
            /** @description A refund exists. */
            result: boolean;
        };
        RefundList: {
            refunds: components["schemas"]["Refund"][];
            total?: number;
        };
        RegisterOtpLookup: components["schemas"]["Flag"];
        Registration: {
            /** @description First and last name joined by a space, upper case. */
            bankAccountName: components["schemas"]["Label"];
            bankAccountNo: components["schemas"]["Label"];
            bankCode: components["schemas"]["Label"];
            currency?: components["schemas"]["Currency"];
            /** @description `PR` and the referrer's id. */
            inviteCode?: components["schemas"]["Label"];
            name: components["schemas"]["Label"];
            password: components["schemas"]["Password"];
            /** @description Digits only; exactly 10 outside the Lao build. */
            phoneNumber: components["schemas"]["Label"];
            /** @description Code of a source. */
            source?: components["schemas"]["Label"];
        };
        /** @description The values that are known so far. The profile step sends the first fields, the bank step all of them. */
        RegistrationCheck: {
            /** @description First and last name joined by a space, upper case. */
            bankAccountName?: components["schemas"]["Label"];
            bankAccountNo?: components["schemas"]["Label"];
            bankCode?: components["schemas"]["Label"];
            currency?: components["schemas"]["Currency"];
            /** @description `PR` and the referrer's id. */
            inviteCode?: components["schemas"]["Label"];
            name: components["schemas"]["Label"];
            password: components["schemas"]["Password"];
            /** @description Digits only; exactly 10 outside the Lao build. */
            phoneNumber: components["schemas"]["Label"];
            /** @description Code of a source. */
            source?: components["schemas"]["Label"];
        };
        /** @description A token. It is sent back as it is. */
        Secret: string;
        /** @description `terminated` equal to `gone` means the site is shut down. */
        SiteActive: {
            terminated?: string | boolean | null;
        };
        SiteInfo: {
            name: components["schemas"]["Label"];
            website: components["schemas"]["Address"];
        };
        Slice: {
            bgColor?: components["schemas"]["Label"];
            code: components["schemas"]["Label"];
            htmlDescription?: components["schemas"]["Markup"];
            label: components["schemas"]["Label"];
            textColor?: components["schemas"]["Label"];
        };
        Slip: {
            amount?: components["schemas"]["Baht"];
            createdAt: components["schemas"]["Moment"];
            /** @description Address of the picture. */
            link?: components["schemas"]["AddressOrNull"];
            /** @description Why it failed. */
            note?: components["schemas"]["SlipFailureReason"] | components["schemas"]["LabelOrNull"];
            /** @description The Idempotency-Key of the upload, or the backend's own number. */
            reference?: components["schemas"]["LabelOrNull"];
            /** @description processing, success or failed, in any case; any other value counts as in progress. */
            status: components["schemas"]["Label"];
        };
        /**
         * @description Wire spellings stay byte for byte.
         * @enum {string}
         */
        SlipFailureReason: "UPLOADED_FILE_NOT_EXIST" | "IMG_SIZE_UNABLE_TO_PROCESS" | "CANNOT_READ_CROPPED_IMAGE" | "DEST_ACC_INVALID" | "SLIP_REFNO_DUPLICATED" | "UNSTABLE_REFNO_ON_SLIP" | "TRIPPLE_WRONG_CAPTCHA" | "INVALID_SLIP" | "NOT_MATCH" | "EXPIRED_SLIP" | "UNKNOW_ERROR";
        SlipForm: {
            /**
             * Format: binary
             * @description Picture of the slip, png or jpeg, at most 10 MiB.
             */
            file: Blob;
        };
        SlipImage: {
            url: string;
        };
        SlipList: {
            slips: components["schemas"]["Slip"][];
            total?: number;
        };
        /** @description Whether slips are accepted now. They are closed from a daily time on. */
        SlipLookup: {
            /** @description HH:mm in the site's time zone; no slip is accepted from then until midnight. Absent when the service does not say it. */
            closeTime?: components["schemas"]["LabelOrNull"];
            /** @description True when absent. */
            isActive?: boolean;
        };
        /** @description A source from which a member knows the site. */
        Source: {
            code: components["schemas"]["Label"];
            description: components["schemas"]["Words"];
        };
        SourceList: components["schemas"]["Source"][];
        SpinReply: components["schemas"]["SpinSuccess"] | components["schemas"]["CodedFailure"];
        SpinSetup: {
            result: {
                activeSpinwheel: components["schemas"]["Spinwheel"] | null;
                userCoin: number;
            };
        };
        SpinSuccess: {
            result: {
                /** @description Code of the slice won. */
                code: components["schemas"]["Label"];
                /** @description The coupon that the spin gave; null when the slice has none. */
                coupon?: components["schemas"]["WonCoupon"] | null;
                label: components["schemas"]["Label"];
                remainingCoin: number;
            };
            /** @constant */
            success: true;
        };
        Spinwheel: {
            name: components["schemas"]["Label"];
            slice: components["schemas"]["Slice"][];
        };
        Statement: {
            _id?: components["schemas"]["Id"];
            amount: components["schemas"]["Baht"];
            /** @description What the wallet held after this movement. Without it a receipt does not show it. */
            balanceAfter?: components["schemas"]["Baht"] | null;
            bonus?: components["schemas"]["StatementDescription"];
            createdAt: components["schemas"]["Moment"];
            from?: components["schemas"]["LabelOrNull"];
            invite?: components["schemas"]["StatementDescription"];
            luckydraw?: components["schemas"]["StatementDescription"];
            promotion?: components["schemas"]["StatementDescription"];
            /** @description The Idempotency-Key of the call that created this row, when the backend keeps it. It shows whether a call without a reply was executed. Otherwise a number of the service, for example the qrcodeId of a paid QR. */
            reference?: components["schemas"]["LabelOrNull"];
            refund?: components["schemas"]["StatementDescription"];
            /** @enum {string} */
            statementType: "deposit" | "bonus" | "finish_bonus" | "withdraw" | "transfer";
            /** @description processing, success or failed, in any case; any other value counts as in progress. */
            status: components["schemas"]["Label"];
            /** @description The steps of a movement that takes a while, in their order. Without them a receipt shows the status only. */
            steps?: components["schemas"]["StatementStep"][] | null;
            to?: components["schemas"]["LabelOrNull"];
        };
        StatementDay: {
            /** @description A day in the time zone of the site, YYYY-MM-DD. */
            date: components["schemas"]["Label"];
            in: components["schemas"]["Baht"];
            out: components["schemas"]["Baht"];
        };
        StatementDescription: {
            description: components["schemas"]["Words"];
        } | null;
        StatementFilter: {
            /** @description in (deposit and bonus), out (withdraw), transfer or processing; others are not shown. */
            filter: components["schemas"]["Label"];
            /** @description Number of its rows. */
            total: number;
        };
        StatementList: {
            /** @description Totals of the days of this page, over all their successful rows, also those of other pages. Without them no totals are shown. */
            days?: components["schemas"]["StatementDay"][] | null;
            /** @description The filters that a request may name. Without them the statement is shown whole. */
            filters?: components["schemas"]["StatementFilter"][] | null;
            statements: components["schemas"]["Statement"][];
            total: number;
        };
        StatementRequest: {
            /**
             * @description Only rows of this kind. Sent only when a reply has listed it in `filters`.
             * @enum {string}
             */
            filter?: "in" | "out" | "transfer" | "processing";
            /** @description Rows a page. */
            limit: number;
            /** @description First page is 1. */
            page: number;
        };
        StatementStep: {
            /** @description When it was reached; absent or null while it was not. */
            at?: components["schemas"]["Moment"] | null;
            /** @description requested, processing, done or failed; others are not shown. */
            step: components["schemas"]["Label"];
        };
        Transfer: {
            amount: components["schemas"]["Baht"];
            from: components["schemas"]["TransferEnd"];
            to: components["schemas"]["TransferEnd"];
        };
        TransferAll: {
            /** @description Code of a game account. */
            to: string;
        };
        /** @description `wallet` or the code of a game account. The documents do not show the word for the wallet. */
        TransferEnd: string;
        UserBonus: {
            _id: components["schemas"]["Id"];
            isActive: boolean;
            received: {
                updatedAt: components["schemas"]["Moment"];
            }[];
        };
        Wallet: {
            amount: components["schemas"]["Baht"];
        };
        WalletAccount: {
            /** @description AUTO or other. */
            mode?: components["schemas"]["Label"];
            /** @description A phone number. */
            walletAccountName: components["schemas"]["Label"];
        };
        WalletAdd: {
            amount: components["schemas"]["Baht"];
        };
        /** @description Balances and accounts of a member, for home, wallet, transfer and withdraw. */
        WalletReply: {
            bankAccount: components["schemas"]["BankAccount"];
            /** @description Absent when the backend has no bonus wallet. */
            bonusWallet?: components["schemas"]["Wallet"];
            invite?: components["schemas"]["InviteTotals"];
            profile: components["schemas"]["Profile"];
            slots: components["schemas"]["GameAccounts"];
            wallet: components["schemas"]["Wallet"];
        };
        WithdrawLookup: {
            withdrawMax: components["schemas"]["Baht"];
            withdrawMin: components["schemas"]["Baht"];
        };
        Withdrawal: {
            amount: components["schemas"]["Baht"];
        };
        WonCoupon: {
            /** @description ISO 8601 with offset. */
            expiresAt?: components["schemas"]["Label"];
            name: components["schemas"]["Label"];
        };
        /** @description Sentences that people read. A client shortens longer ones. */
        Words: string;
    };
    responses: {
        /** @description Any status outside 2xx. `code` is one of the catalogue when the backend knows the reason; `message` is for people. A body with the `message` `gone`, on any call and any status, means the site or account is shut down. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INTERNAL_SERVER_ERROR",
                 *       "message": "Something went wrong"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Code of the game account.
         * @example PGSLOT
         */
        GameCode: string;
        /**
         * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
         * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    accountRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "สมชาย ใจดี",
                 *       "phoneNumber": "0812345678",
                 *       "password": "satang-demo",
                 *       "source": "FRIEND",
                 *       "inviteCode": "PR1001",
                 *       "bankCode": "KBANK",
                 *       "bankAccountName": "SOMCHAI JAIDEE",
                 *       "bankAccountNo": "1234567890",
                 *       "currency": "BAHT"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The member exists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    accountUpdateBankAccountName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankCode": "KTB",
                 *       "bankAccountName": "SOMCHAI JAIDEE"
                 *     }
                 */
                "application/json": components["schemas"]["BankAccountNameUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    accountChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "satang-demo",
                 *       "newPassword": "satang-demo-2"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    accountProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "1001",
                     *       "name": "สมชาย ใจดี",
                     *       "username": "0812345678",
                     *       "coin": 3,
                     *       "bankCode": "KBANK",
                     *       "bankAccountName": "SOMCHAI JAIDEE",
                     *       "bankAccountNo": "1234567890",
                     *       "bank": {
                     *         "nameTH": "ธนาคารกสิกรไทย",
                     *         "nameEN": "Kasikornbank"
                     *       },
                     *       "currency": "BAHT",
                     *       "createdAt": "2026-01-05T10:00:00+07:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    accountUpdateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "สมชาย ใจดี",
                 *       "bankCode": "KBANK",
                 *       "bankAccountName": "SOMCHAI JAIDEE",
                 *       "bankAccountNo": "1234567890"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    accountValidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "สมชาย ใจดี",
                 *       "phoneNumber": "0812345678",
                 *       "password": "satang-demo",
                 *       "source": "FRIEND",
                 *       "inviteCode": "PR1001"
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationCheck"];
            };
        };
        responses: {
            /** @description The data is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    autoLoginWithUsername: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Provider of the game.
                 * @example pg
                 */
                provider: components["schemas"]["AutoLoginUsernameProvider"];
                /**
                 * @description Username of the game account.
                 * @example sat1001
                 */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "https://pg.example/enter?ticket=example"
                     *     }
                     */
                    "application/json": components["schemas"]["AutoLogin"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    autoLoginWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Provider of the game.
                 * @example pgslot
                 */
                provider: components["schemas"]["AutoLoginPasswordProvider"];
                /**
                 * @description Username of the game account.
                 * @example sat1001
                 */
                username: string;
                /**
                 * @description Password of the game account.
                 * @example example
                 */
                password: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "link": "https://pgslot.example/enter?ticket=example"
                     *     }
                     */
                    "application/json": components["schemas"]["AutoLogin"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    bonusList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "WELCOME",
                     *         "type": "limit",
                     *         "maxReceived": 1,
                     *         "percentFail": 5,
                     *         "banners": [
                     *           {
                     *             "image": "/assets/bonus-1.webp",
                     *             "html": "<p>โบนัสต้อนรับ</p>"
                     *           }
                     *         ],
                     *         "userBonus": null
                     *       },
                     *       {
                     *         "code": "DAILY",
                     *         "type": "day",
                     *         "maxReceived": 1,
                     *         "percentFail": 10,
                     *         "banners": [
                     *           {
                     *             "image": "/assets/bonus-2.webp",
                     *             "html": "<p>โบนัสรายวัน</p>"
                     *           }
                     *         ],
                     *         "userBonus": {
                     *           "_id": "ub-1",
                     *           "isActive": false,
                     *           "received": [
                     *             {
                     *               "updatedAt": "2026-11-20T18:05:12+07:00"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BonusList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    bonusActivate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Code of the bonus.
                 * @example WELCOME
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus of the member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "ub-1",
                     *       "isActive": true,
                     *       "received": [
                     *         {
                     *           "updatedAt": "2026-11-20T18:05:12+07:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserBonus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    bonusCheckActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether one is active, and which type */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": false,
                     *       "type": null
                     *     }
                     */
                    "application/json": components["schemas"]["ActiveBonus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    bonusCheckMinimum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minimum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "minimum": 5
                     *     }
                     */
                    "application/json": components["schemas"]["BonusMinimum"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    bonusClear: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message to show */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "ยกเลิกโบนัสแล้ว"
                     *     }
                     */
                    "application/json": components["schemas"]["BonusCleared"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prefix */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "PREFIX": "satang",
                     *       "support": {
                     *         "isOnline": true,
                     *         "answersInMinutes": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChatConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "1001",
                 *       "limit": 10,
                 *       "skip": 0
                 *     }
                 */
                "application/json": components["schemas"]["ChatHistoryRequest"];
            };
        };
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "clientId": "c-1",
                     *         "sender": "customer",
                     *         "message": {
                     *           "message_type": "text",
                     *           "payload": "สวัสดี",
                     *           "deliver": "succeed"
                     *         },
                     *         "createdAt": "2026-11-21T09:30:00+07:00",
                     *         "session_id": "s-1",
                     *         "userId": "1001",
                     *         "readAt": "2026-11-21T09:31:00+07:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChatHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatMarkRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "1001"
                 *     }
                 */
                "application/json": components["schemas"]["ChatReader"];
            };
        };
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatSendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientId": "c-1",
                 *       "sender": "customer",
                 *       "message": {
                 *         "message_type": "text",
                 *         "payload": "สวัสดี"
                 *       },
                 *       "userId": "1001",
                 *       "username": "0812345678",
                 *       "name": "สมชาย ใจดี",
                 *       "deviceToken": "d-1",
                 *       "session_id": "s-1"
                 *     }
                 */
                "application/json": components["schemas"]["ChatConversation"];
            };
        };
        responses: {
            /** @description When the backend accepted it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "createdAt": "2026-11-21T09:30:00+07:00"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatUploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChatFileForm"];
            };
        };
        responses: {
            /** @description Path of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "path": "chat/1.jpg"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chatUploadVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChatFileForm"];
            };
        };
        responses: {
            /** @description Path of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "path": "chat/1.mp4"
                     *     }
                     */
                    "application/json": components["schemas"]["ChatFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    inviteList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description A page of invites */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invites": [
                     *         {
                     *           "from": {
                     *             "name": "สมหญิง"
                     *           },
                     *           "amount": 25,
                     *           "createdAt": "2026-11-20T18:05:12+07:00"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["InviteList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    inviteBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "image": "/assets/banner-1.webp",
                     *           "html": "<p>ชวนเพื่อน รับโบนัส</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BannerList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    inviteReceiveBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS",
                     *       "amount": 75
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sessionLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "0812345678",
                 *       "password": "satang-demo"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The bearer token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "example-token"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sessionLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is not accepted any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is terminated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "terminated": null
                     *     }
                     */
                    "application/json": components["schemas"]["SiteActive"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agreement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "agreements": "<h2>ข้อตกลง</h2><p>โปรดอ่านก่อนใช้งาน</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["Agreements"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "KBANK",
                     *         "nameTH": "ธนาคารกสิกรไทย",
                     *         "nameEN": "Kasikornbank"
                     *       },
                     *       {
                     *         "code": "SCB",
                     *         "nameTH": "ธนาคารไทยพาณิชย์",
                     *         "nameEN": "Siam Commercial Bank"
                     *       },
                     *       {
                     *         "code": "KTB",
                     *         "nameTH": "ธนาคารกรุงไทย",
                     *         "nameEN": "Krungthai Bank"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "conditions": "<h2>เงื่อนไข</h2><p>สมาชิกต้องมีอายุ 20 ปีขึ้นไป</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["Conditions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contact details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contactText": "<p>ติดต่อได้ตลอด 24 ชั่วโมง</p>",
                     *       "lineLink": "https://line.me/R/ti/p/@satang",
                     *       "lineName": "@satang",
                     *       "lineQR": "/assets/line-qr.png"
                     *     }
                     */
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banks": [
                     *         {
                     *           "bank": {
                     *             "nameTH": "ธนาคารไทยพาณิชย์",
                     *             "nameEN": "Siam Commercial Bank"
                     *           },
                     *           "bankCode": "SCB",
                     *           "bankType": "BANK",
                     *           "mode": "AUTO",
                     *           "bankAccountName": "SATANG CO LTD",
                     *           "bankAccountNo": "4680123456",
                     *           "currency": "BAHT"
                     *         },
                     *         {
                     *           "bank": {
                     *             "nameTH": "ธนาคารกสิกรไทย",
                     *             "nameEN": "Kasikornbank"
                     *           },
                     *           "bankCode": "KBANK",
                     *           "bankType": "BANK",
                     *           "mode": "QR",
                     *           "bankAccountName": "SATANG CO LTD",
                     *           "bankAccountNo": "0123456789",
                     *           "currency": "BAHT"
                     *         },
                     *         {
                     *           "bank": {
                     *             "nameTH": "พร้อมเพย์ WW",
                     *             "nameEN": "WW Pay"
                     *           },
                     *           "bankCode": "WW",
                     *           "bankType": "PAYMENT",
                     *           "mode": "AUTO",
                     *           "bankAccountName": "SATANG CO LTD",
                     *           "bankAccountNo": "0000000001",
                     *           "currency": "BAHT"
                     *         },
                     *         {
                     *           "bank": {
                     *             "nameTH": "พร้อมเพย์ E2P",
                     *             "nameEN": "E2P Pay"
                     *           },
                     *           "bankCode": "E2P",
                     *           "bankType": "PAYMENT",
                     *           "mode": "AUTO",
                     *           "bankAccountName": "SATANG CO LTD",
                     *           "bankAccountNo": "0000000002",
                     *           "currency": "BAHT"
                     *         }
                     *       ],
                     *       "wallets": [
                     *         {
                     *           "walletAccountName": "0899999999",
                     *           "mode": "AUTO"
                     *         }
                     *       ],
                     *       "isManual": false
                     *     }
                     */
                    "application/json": components["schemas"]["DepositLookup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupEnableChatWidget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["ChatWidgetLookup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name and website */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Satang",
                     *       "website": "https://satang.example"
                     *     }
                     */
                    "application/json": components["schemas"]["SiteInfo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notice": "<p>โบนัสจะสิ้นสุดเมื่อยอดคงเหลือต่ำกว่า %percentFail%%</p>"
                     *     }
                     */
                    "application/json": components["schemas"]["Notice"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupRegisterOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterOtpLookup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupSlip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether slips are accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isActive": true,
                     *       "closeTime": "22:30"
                     *     }
                     */
                    "application/json": components["schemas"]["SlipLookup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "FRIEND",
                     *         "description": "เพื่อนแนะนำ"
                     *       },
                     *       {
                     *         "code": "SEARCH",
                     *         "description": "ค้นหาในอินเทอร์เน็ต"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SourceList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookupWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bounds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "withdrawMin": 100,
                     *       "withdrawMax": 50000
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawLookup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    otpSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "0812345678"
                 *     }
                 */
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description A code was sent, or none is needed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    otpVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otpToken": "otp-token",
                 *       "otpCode": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description The code is right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "OTP_VERIFIED"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    promotionActivate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Promotion code, upper case.
                 * @example LUCKY50
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Truthy on success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example true */
                    "application/json": components["schemas"]["PromotionActivation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    promotionCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "percentFail": 5,
                     *       "description": "ฝาก 100 รับ 150"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentPromotion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    promotionFind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Promotion code, upper case.
                 * @example LUCKY50
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "percentFail": 5,
                     *       "description": "ฝาก 100 รับ 150"
                     *     }
                     */
                    "application/json": components["schemas"]["FoundPromotion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    qrcodeCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider of the QR.
                 * @example KBANK
                 */
                reference: components["schemas"]["QrProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The QR, or none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    qrcodeCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The provider of the QR.
                 * @example KBANK
                 */
                reference: components["schemas"]["QrProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500
                 *     }
                 */
                "application/json": components["schemas"]["QrCreation"];
            };
        };
        responses: {
            /** @description The QR, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    qrcodeCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The qrcodeId of the QR to cancel.
                 * @example qr-5001
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description A page of refunds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refunds": [
                     *         {
                     *           "refundAmount": 42.5,
                     *           "createdAt": "2026-11-20T18:05:12+07:00"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundAddWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS",
                     *       "amount": 42.5
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banners": [
                     *         {
                     *           "image": "/assets/banner-1.webp",
                     *           "html": "<p>ชวนเพื่อน รับโบนัส</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BannerList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": true,
                     *       "bonus": false,
                     *       "info": "<p>คืนยอดเสีย 5%</p>",
                     *       "refundAmount": 42.5,
                     *       "refundSuccess": 60,
                     *       "refundFail": 40
                     *     }
                     */
                    "application/json": components["schemas"]["RefundCheck"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refundReceive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS",
                     *       "amount": 42.5
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    spinwheelActive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isActive": true
                     *     }
                     */
                    "application/json": components["schemas"]["Flag"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    spinwheelCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "prize": {
                     *           "name": "Bonus 100",
                     *           "slice": {
                     *             "code": "BONUS100",
                     *             "label": "100",
                     *             "bgColor": "#1D2A66",
                     *             "textColor": "#F4F1E8",
                     *             "htmlDescription": "<p>Bonus 100</p>"
                     *           }
                     *         },
                     *         "amount": 1,
                     *         "expiresAt": "2026-12-20T10:00:00+07:00"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CouponList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    spinwheelClaimCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coupon": "BONUS100"
                 *     }
                 */
                "application/json": components["schemas"]["CouponClaim"];
            };
        };
        responses: {
            /** @description Claimed, or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponClaimReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    spinwheelSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wheel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "activeSpinwheel": {
                     *           "name": "Lucky River",
                     *           "slice": [
                     *             {
                     *               "code": "COIN5",
                     *               "label": "5",
                     *               "bgColor": "#F5C451",
                     *               "textColor": "#1C1A17",
                     *               "htmlDescription": "<p>5 coins</p>"
                     *             },
                     *             {
                     *               "code": "BONUS100",
                     *               "label": "100",
                     *               "bgColor": "#1D2A66",
                     *               "textColor": "#F4F1E8",
                     *               "htmlDescription": "<p>Bonus 100</p>"
                     *             }
                     *           ]
                     *         },
                     *         "userCoin": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SpinSetup"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    spinwheelSpin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slice won, or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpinReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    statementList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["StatementRequest"];
            };
        };
        responses: {
            /** @description A page of statements, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 3,
                     *       "statements": [
                     *         {
                     *           "_id": "st-3",
                     *           "statementType": "deposit",
                     *           "from": "KBANK",
                     *           "to": "wallet",
                     *           "status": "SUCCESS",
                     *           "amount": 500,
                     *           "createdAt": "2026-11-21T09:30:00+07:00"
                     *         },
                     *         {
                     *           "_id": "st-2",
                     *           "statementType": "transfer",
                     *           "from": "wallet",
                     *           "to": "PGSLOT",
                     *           "status": "SUCCESS",
                     *           "amount": 100,
                     *           "createdAt": "2026-11-20T18:05:12+07:00"
                     *         },
                     *         {
                     *           "_id": "st-1",
                     *           "statementType": "bonus",
                     *           "from": null,
                     *           "to": "wallet",
                     *           "status": "processing",
                     *           "amount": 100,
                     *           "createdAt": "2026-11-19T12:00:00+07:00",
                     *           "bonus": {
                     *             "description": "โบนัสต้อนรับ"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StatementList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    statementSlips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "page": 1,
                 *       "limit": 10
                 *     }
                 */
                "application/json": components["schemas"]["PageRequest"];
            };
        };
        responses: {
            /** @description A page of slips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slips": [
                     *         {
                     *           "createdAt": "2026-11-21T09:30:00+07:00",
                     *           "amount": 500,
                     *           "status": "SUCCESS",
                     *           "note": null,
                     *           "link": "https://slips.example/1.jpg",
                     *           "reference": "SL-1"
                     *         },
                     *         {
                     *           "createdAt": "2026-11-20T18:05:12+07:00",
                     *           "amount": 0,
                     *           "status": "FAILED",
                     *           "note": "SLIP_REFNO_DUPLICATED",
                     *           "link": null,
                     *           "reference": "SL-2"
                     *         }
                     *       ],
                     *       "total": 2
                     *     }
                     */
                    "application/json": components["schemas"]["SlipList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    statementSlipReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slip reference.
                 * @example SL-2
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://slips.example/2.jpg"
                     *     }
                     */
                    "application/json": components["schemas"]["SlipImage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances and accounts of the member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profile": {
                     *         "_id": "1001",
                     *         "name": "สมชาย ใจดี",
                     *         "username": "0812345678",
                     *         "coin": 3,
                     *         "createdAt": "2026-01-05T10:00:00+07:00"
                     *       },
                     *       "bankAccount": {
                     *         "bankAccountName": "SOMCHAI JAIDEE",
                     *         "bankAccountNo": "1234567890",
                     *         "bank": {
                     *           "nameTH": "ธนาคารกสิกรไทย",
                     *           "nameEN": "Kasikornbank"
                     *         }
                     *       },
                     *       "wallet": {
                     *         "amount": 1250.5
                     *       },
                     *       "bonusWallet": {
                     *         "amount": 100
                     *       },
                     *       "invite": {
                     *         "amount": 75,
                     *         "success": 60,
                     *         "fail": 40
                     *       },
                     *       "slots": [
                     *         {
                     *           "category": "slot",
                     *           "code": "PGSLOT",
                     *           "name": "PG Slot",
                     *           "logo": "/assets/games/pgslot.webp",
                     *           "background": "/assets/games/pgslot-bg.webp",
                     *           "isActive": true,
                     *           "amount": 150.25,
                     *           "web": "https://pgslot.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "slot",
                     *           "code": "JOKER",
                     *           "name": "Joker",
                     *           "logo": "/assets/games/joker.webp",
                     *           "background": "/assets/games/joker-bg.webp",
                     *           "isActive": true,
                     *           "amount": 0,
                     *           "web": "https://joker.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "sport",
                     *           "code": "SEXYGAME",
                     *           "name": "Sexy Game",
                     *           "logo": "/assets/games/sexygame.webp",
                     *           "background": "/assets/games/sexygame-bg.webp",
                     *           "isActive": true,
                     *           "amount": 20,
                     *           "web": "https://sexygame.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "sport",
                     *           "code": "UFABET",
                     *           "name": "Ufabet",
                     *           "logo": "/assets/games/ufabet.webp",
                     *           "background": "/assets/games/ufabet-bg.webp",
                     *           "isActive": false,
                     *           "amount": 0,
                     *           "web": "https://ufabet.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "lotto",
                     *           "code": "HUAYHD",
                     *           "name": "Huay HD",
                     *           "logo": "/assets/games/huayhd.webp",
                     *           "background": "/assets/games/huayhd-bg.webp",
                     *           "isActive": false,
                     *           "amount": 0,
                     *           "web": "https://huayhd.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WalletReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletGameAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the game account.
                 * @example PGSLOT
                 */
                code: components["parameters"]["GameCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credentials */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "sat1001",
                     *       "password": "Pg-1001",
                     *       "event": null
                     *     }
                     */
                    "application/json": components["schemas"]["GameCredentials"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletActivateGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the game account.
                 * @example PGSLOT
                 */
                code: components["parameters"]["GameCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active; its credentials can be read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletAdd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 100
                 *     }
                 */
                "application/json": components["schemas"]["WalletAdd"];
            };
        };
        responses: {
            /** @description Deposited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletRefreshSlots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slots": [
                     *         {
                     *           "category": "slot",
                     *           "code": "PGSLOT",
                     *           "name": "PG Slot",
                     *           "logo": "/assets/games/pgslot.webp",
                     *           "background": "/assets/games/pgslot-bg.webp",
                     *           "isActive": true,
                     *           "amount": 150.25,
                     *           "web": "https://pgslot.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "slot",
                     *           "code": "JOKER",
                     *           "name": "Joker",
                     *           "logo": "/assets/games/joker.webp",
                     *           "background": "/assets/games/joker-bg.webp",
                     *           "isActive": true,
                     *           "amount": 0,
                     *           "web": "https://joker.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "sport",
                     *           "code": "SEXYGAME",
                     *           "name": "Sexy Game",
                     *           "logo": "/assets/games/sexygame.webp",
                     *           "background": "/assets/games/sexygame-bg.webp",
                     *           "isActive": true,
                     *           "amount": 20,
                     *           "web": "https://sexygame.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "sport",
                     *           "code": "UFABET",
                     *           "name": "Ufabet",
                     *           "logo": "/assets/games/ufabet.webp",
                     *           "background": "/assets/games/ufabet-bg.webp",
                     *           "isActive": false,
                     *           "amount": 0,
                     *           "web": "https://ufabet.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         },
                     *         {
                     *           "category": "lotto",
                     *           "code": "HUAYHD",
                     *           "name": "Huay HD",
                     *           "logo": "/assets/games/huayhd.webp",
                     *           "background": "/assets/games/huayhd-bg.webp",
                     *           "isActive": false,
                     *           "amount": 0,
                     *           "web": "https://huayhd.example/play",
                     *           "android": null,
                     *           "ios": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GameAccountList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletResetGamePassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the game account.
                 * @example PGSLOT
                 */
                code: components["parameters"]["GameCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changed; the new credentials can be read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletUploadSlip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SlipForm"];
            };
        };
        responses: {
            /** @description Accepted; its status follows in the slip list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "wallet",
                 *       "to": "PGSLOT",
                 *       "amount": 100
                 *     }
                 */
                "application/json": components["schemas"]["Transfer"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletTransferAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "PGSLOT"
                 *     }
                 */
                "application/json": components["schemas"]["TransferAll"];
            };
        };
        responses: {
            /** @description Moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS",
                     *       "amount": 1250.5
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletTruelink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "link": "c2VhbGVkLWdpZnQtbGluaw=="
                 *     }
                 */
                "application/json": components["schemas"]["GiftLink"];
            };
        };
        responses: {
            /** @description Deposited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS",
                     *       "amount": 100
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500
                 *     }
                 */
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    walletWithdrawAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per intention of the member. The same key with the same payload answers what the first call answered and moves nothing twice. Kept over a manual retry and a reload. The documents do not show it; a backend may ignore it or refuse a call without it (KEY_MISSING).
                 * @example 5f0c6c0e-9d0e-4c1a-9f6e-2c1b7f4c9a10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500
                 *     }
                 */
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "SUCCESS"
                     *     }
                     */
                    "application/json": components["schemas"]["MoneyAcknowledgement"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
